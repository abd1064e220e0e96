import { z } from 'zod'
import { requiredIdField } from '../endpoint/id-fields.ts'
import { moneyField } from '../money/money-field.ts'
import { pesosOrNull } from '../money/pesos.ts'
import { staffListQuerySchema } from '../page/staff-list.ts'
import { codeField } from '../property/property-fields.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '../property/property-type.ts'
import { AREA_CODE } from '../search/search-words.ts'
import { LISTING_WARNING_CODES } from './listing-rules.ts'

/**
 * Orders of the staff list; those with a minus begin with the last, the dearest, the newest, `quiet` with what has waited
 * longest for an enquiry.
 */
export const LISTING_SORTS = ['newest', 'name', '-name', 'price', '-price', 'updated', '-updated', 'quiet'] as const

export type ListingSort = (typeof LISTING_SORTS)[number]

/** What the staff list can be narrowed by; filters narrow each other. */
export const listingFilterShape = {
  state: z.enum(['published', 'draft']).optional(),
  availability: z.enum(['available', 'sold']).optional(),
  /** Listings of projects are for sale (decision 25). */
  offer: z.enum(['sale', 'rent']).optional(),
  /** Codes of §3; of the project where there is one. */
  property_type: codeField(PROPERTY_TYPES).optional(),
  property_subtype: codeField(PROPERTY_SUBTYPES).optional(),
  project: requiredIdField().optional(),
  developer: requiredIdField().optional(),
  broker: requiredIdField().optional(),
  /** An area of the gazetteer, with all that lies in it. */
  area: z.string().regex(AREA_CODE, 'Give the code of an area: nine or ten digits.').optional(),
  /** Pesos; a range reaches into the filter's as it does for visitors (decision 23). */
  min_price: moneyField().optional(),
  max_price: moneyField().optional(),
  featured: z.enum(['true', 'false']).optional(),
  /** What visitors can have and somebody should look at: for whatever reason, or for one. */
  health: z.enum(['any', ...LISTING_WARNING_CODES]).optional(),
  pictures: z.enum(['some', 'none']).optional(),
  /** Published ones that nobody has asked about for 30 days (`quiet` of the overview). */
  enquiries: z.enum(['none']).optional(),
} as const

/** The filters as a call is given them; prices in pesos. */
export type ListingFilterQuery = Readonly<Partial<Record<keyof typeof listingFilterShape, string | number | undefined>>>

/** Names of the filters, as the address of the list has them. */
export const LISTING_FILTERS = z.object(listingFilterShape).keyof().options

export const listingListQuerySchema = staffListQuerySchema.extend({
  ...listingFilterShape,
  sort: z.enum(LISTING_SORTS).default('newest'),
})

/** What a partner's key may narrow the list by: by no person, and by nothing of what staff have to mend. */
export const partnerListingQuerySchema = listingListQuerySchema
  .omit({ broker: true, health: true, enquiries: true })
  .extend({ sort: z.enum(LISTING_SORTS).exclude(['quiet']).default('newest') })

export type ListingListQuery = z.output<typeof listingListQuerySchema>

/** The filters and the order of a query as an address says them; undefined or null is what it need not say. */
export function listingFilterWords(query: ListingListQuery): Record<string, string | number | null | undefined> {
  const { min_price: min, max_price: max, sort } = query
  return {
    ...Object.fromEntries(LISTING_FILTERS.map((name) => [name, query[name]])),
    min_price: pesosOrNull(min ?? null),
    max_price: pesosOrNull(max ?? null),
    sort: sort === 'newest' ? null : sort,
  }
}
