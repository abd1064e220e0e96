import { z } from 'zod'
import { PAGE_LIMITS } from '../page/page-limits.ts'
import { KINDS } from '../property/kind.ts'
import {
  AMENITY_IDS,
  DAYS,
  filtersOf,
  parseAmenityIds,
  parseDays,
  parseRooms,
  parseSquareMetres,
  ROOMS,
  SQUARE_METRES,
} from '../search/listing-filters.ts'
import {
  choicesOf,
  FINANCING_CHOICES,
  ORDER_CHOICES,
  parseKinds,
  STAGE_CHOICES,
  STATUS_CHOICES,
  TYPE_CHOICES,
  UNIT_TYPE_CHOICES,
} from '../search/search-choices.ts'
import {
  boundingBoxField,
  choiceField,
  priceFilterField,
  searchTextField,
  textValue,
  wholeNumberField,
} from '../search/search-fields.ts'
import { AREA_CODE, SLUG } from '../search/search-words.ts'
import { plainString } from '../text/line-field.ts'
import type { ListingSearchQuery } from './listing-search-params.ts'

const MAX_ID = 2_147_483_647
const CURSOR_LENGTH_MAX = 200

const flag = choiceField(
  choicesOf([
    ['true', true],
    ['false', false],
  ]),
)

const status = choiceField(STATUS_CHOICES)

const KIND = `(${KINDS.join('|')})`
const kindsField = textValue(parseKinds, `Use one or more of these, with commas between them: ${KINDS.join(', ')}.`, {
  pattern: `^${KIND}(,${KIND})*$`,
})
const bedroomsField = textValue(
  parseRooms,
  'Give a number of bedrooms such as 3, 3+ for three or more, or 1-3 for one to three.',
  { pattern: ROOMS.source },
)
const bathsField = textValue(
  parseRooms,
  'Give a number of bathrooms such as 2, 2+ for two or more, or 1-2 for one or two.',
  { pattern: ROOMS.source },
)
const amenitiesField = textValue(parseAmenityIds, 'Give up to ten ids of amenities with commas between them: 3,12.', {
  pattern: AMENITY_IDS.source,
})
const postedField = textValue(parseDays, 'Give a number of days, 1 to 365.', { pattern: DAYS.source })
const squareMetres = textValue(parseSquareMetres, 'Give square metres, with up to two decimals.', {
  pattern: SQUARE_METRES.source,
})

const areaCode = z.string().regex(AREA_CODE, 'Give the code of an area, 9 or 10 digits.')
const slug = z.string().regex(SLUG, 'Give a slug: lower-case letters, digits and hyphens.')

/** Ids with commas between them, each once and in their order. */
export const idsField = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'Give ids with commas between them: 12,7,30.')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.int().max(MAX_ID)).max(PAGE_LIMITS.maxIds))

/** The parameters that say what is looked for: of `GET /listing`, and of the map beside it. */
export const searchFields = {
  q: searchTextField.optional(),
  featured: flag.optional(),
  status: status.optional(),
  tab: status.optional(),
  type: choiceField(TYPE_CHOICES).optional(),
  price: priceFilterField.optional(),
  bedrooms: bedroomsField.optional(),
  baths: bathsField.optional(),
  parking: flag.optional(),
  amenities: amenitiesField.optional(),
  posted: postedField.optional(),
  lowered: flag.optional(),
  unit_type: choiceField(UNIT_TYPE_CHOICES).optional(),
  stage: choiceField(STAGE_CHOICES).optional(),
  financing: choiceField(FINANCING_CHOICES).optional(),
  lot_min: squareMetres.optional(),
  lot_max: squareMetres.optional(),
  floor_min: squareMetres.optional(),
  floor_max: squareMetres.optional(),
  size_min: squareMetres.optional(),
  size_max: squareMetres.optional(),
  kind: kindsField.optional(),
  area: areaCode.optional(),
  bbox: boundingBoxField.optional(),
  project: slug.optional(),
  developer: slug.optional(),
} as const

const searchShape = z.object(searchFields)

export type SearchFields = z.output<typeof searchShape>

const fields = z.strictObject({
  ...searchFields,
  recent: flag.optional(),
  page_size: wholeNumberField(1, PAGE_LIMITS.max).default(PAGE_LIMITS.publicDefault),
  sort: choiceField(ORDER_CHOICES).optional(),
  cursor: plainString.max(CURSOR_LENGTH_MAX).optional(),
  page: wholeNumberField(1, PAGE_LIMITS.maxCrawlerPage).optional(),
  ids: idsField.optional(),
  facets: flag.optional(),
})

/** Areas whose most is less than their least, each with the remedy, by the field. */
export function upsideDownRanges(query: SearchFields): readonly (readonly [field: string, message: string])[] {
  return (['lot', 'floor', 'size'] as const).flatMap((area) => {
    const { [`${area}_min` as const]: least = 0, [`${area}_max` as const]: most = Infinity } = query
    return least > most ? [[`${area}_min`, `Give ${area}_max or less.`] as const] : []
  })
}

const BESIDE_IDS: ReadonlySet<string> = new Set(['ids', 'page_size'])

/**
 * The query of `GET /listing` (§7, decisions §0, 4, 5, 16 to 27). Labels in any case, with spaces or hyphens; prices as
 * `min-max` in pesos or as a label. `recent` names the default order; `sort` wins over it, `status` over `tab`.
 */
export const listingSearchQuerySchema = fields
  .superRefine((query, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (query.cursor !== undefined && query.page !== undefined) refuse('page', 'Give page or cursor, not both.')
    const { page = 1, page_size: pageSize } = query
    if (page <= PAGE_LIMITS.maxCrawlerPage && page * pageSize > PAGE_LIMITS.maxNumbered) {
      refuse('page', `Give a page of the first ${PAGE_LIMITS.maxNumbered} listings, or follow next.`)
    }
    for (const [field, message] of upsideDownRanges(query)) refuse(field, message)
    const others = Object.entries(query).filter(([key, value]) => value !== undefined && !BESIDE_IDS.has(key))
    if (query.ids !== undefined && others.length > 0) refuse('ids', 'Give ids alone, without filters or pages.')
  })
  .transform((query): ListingSearchQuery => ({
    search: query.q ?? { text: '', words: [] },
    filters: filtersOf(query),
    order: query.sort ?? 'newest',
    pageSize: query.page_size,
    page: query.page ?? 1,
    cursor: query.cursor,
    ids: query.ids,
    facets: query.facets ?? false,
  }))
