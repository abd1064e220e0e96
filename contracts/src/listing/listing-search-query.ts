import { z } from 'zod'
import { PAGE_LIMITS } from '../page/page-limits.ts'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { BROKERAGE_STATUSES, PROJECT_STATUSES } from '../property/property-status.ts'
import { SEARCH_TYPES } from '../property/search-type.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import { choiceField } from '../search/choice-field.ts'
import type { ListingFilters } from '../search/listing-filters.ts'
import { LISTING_ORDER_LABELS, type ListingOrder } from '../search/listing-order.ts'
import { priceFilterField } from '../search/price-filter-field.ts'
import { searchTextField, type SearchText } from '../search/search-text-field.ts'
import { wholeNumberField } from '../search/whole-number-field.ts'
import { plainString } from '../text/plain-string.ts'

const MAX_ID = 2_147_483_647
const MAX_AREA_SQM = 1_000_000_000
const CURSOR_LENGTH_MAX = 200

const flag = choiceField([
  ['true', true],
  ['false', false],
])

const status = choiceField([...BROKERAGE_STATUSES.entries()].map(([code, label]) => [label, code === 1] as const))

const bedrooms = z
  .string()
  .regex(/^\d{1,2}\+?$/, 'Give a number of bedrooms such as 3, or 3+ for three or more.')
  .transform((text) => ({ count: Number.parseInt(text, 10), orMore: text.endsWith('+') }))

const squareMetres = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/, 'Give square metres, with up to two decimals.')
  .transform(Number)
  .pipe(z.number().max(MAX_AREA_SQM))

const ids = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'Give ids with commas between them: 12,7,30.')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.int().max(MAX_ID)).max(PAGE_LIMITS.maxIds))

const orders = [
  [LISTING_ORDER_LABELS.newest, 'newest'],
  [LISTING_ORDER_LABELS.cheapest, 'cheapest'],
  [LISTING_ORDER_LABELS.dearest, 'dearest'],
  ['recent', 'newest'],
  ['price asc', 'cheapest'],
  ['price desc', 'dearest'],
] as const satisfies readonly (readonly [string, ListingOrder])[]

const fields = z.strictObject({
  q: searchTextField.optional(),
  featured: flag.optional(),
  recent: flag.optional(),
  page_size: wholeNumberField(1, PAGE_LIMITS.max).default(PAGE_LIMITS.publicDefault),
  status: status.optional(),
  tab: status.optional(),
  type: choiceField(SEARCH_TYPES.map((type) => [type, type] as const)).optional(),
  price: priceFilterField.optional(),
  sort: choiceField<ListingOrder>(orders).optional(),
  cursor: plainString.max(CURSOR_LENGTH_MAX).optional(),
  page: wholeNumberField(1, PAGE_LIMITS.maxCrawlerPage).optional(),
  ids: ids.optional(),
  bedrooms: bedrooms.optional(),
  unit_type: choiceField([...UNIT_TYPES.entries()].map(([code, label]) => [label, code] as const)).optional(),
  stage: choiceField<0 | 1>([
    [PROJECT_STATUSES[0], 0],
    ['ready', 1],
    [PROJECT_STATUSES[1], 1],
  ]).optional(),
  financing: choiceField([...FINANCING_OPTIONS.entries()].map(([code, label]) => [label, code] as const)).optional(),
  lot_min: squareMetres.optional(),
  lot_max: squareMetres.optional(),
  facets: flag.optional(),
})

/** `GET /listing`, parsed. */
export interface ListingSearchQuery {
  readonly search: SearchText
  readonly filters: ListingFilters
  readonly order: ListingOrder
  readonly pageSize: number
  /** For crawlers, from 1; readers follow the cursor (decision 17). */
  readonly page: number
  readonly cursor: string | undefined
  /** These listings and no others, in this order. */
  readonly ids: readonly number[] | undefined
  readonly facets: boolean
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
    if ((query.lot_min ?? 0) > (query.lot_max ?? Infinity)) refuse('lot_min', 'Give lot_max or less.')
    const others = Object.entries(query).filter(([key, value]) => value !== undefined && !BESIDE_IDS.has(key))
    if (query.ids !== undefined && others.length > 0) refuse('ids', 'Give ids alone, without filters or pages.')
  })
  .transform((query): ListingSearchQuery => ({
    search: query.q ?? { text: '', words: [] },
    filters: {
      forRent: query.status ?? query.tab,
      type: query.type === 'Any' ? undefined : query.type,
      price: query.price,
      featured: query.featured ?? false,
      bedrooms: query.bedrooms,
      unitType: query.unit_type,
      stage: query.stage,
      financing: query.financing,
      lotMinSqm: query.lot_min,
      lotMaxSqm: query.lot_max,
    },
    order: query.sort ?? 'newest',
    pageSize: query.page_size,
    page: query.page ?? 1,
    cursor: query.cursor,
    ids: query.ids,
    facets: query.facets ?? false,
  }))
