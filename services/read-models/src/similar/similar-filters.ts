import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { matchesSearchType, SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { type ListingFilters, NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { priceLadder } from '../listing/price-ladder.ts'

type Compared = Pick<ListingCard, 'property_status' | 'property_type' | 'property_subtype' | 'price_sort'>

/** What is like a listing, the likest first: of its status, type and price bucket; then of any price; then of any type. */
export function similarFilters(card: Compared): readonly ListingFilters[] {
  const forRent = card.property_status === 'For Rent'
  const type = SEARCH_TYPES.find(
    (one) =>
      one !== 'Any' &&
      matchesSearchType(
        one,
        PROPERTY_TYPES.indexOf(card.property_type),
        PROPERTY_SUBTYPES.indexOf(card.property_subtype),
      ),
  )
  const anyPrice: ListingFilters = { ...NO_FILTERS, forRent, type: type === 'Any' ? undefined : type }
  const price = bucketOf(card.price_sort, forRent)
  return [...(price === undefined ? [] : [{ ...anyPrice, price }]), anyPrice, { ...NO_FILTERS, forRent }]
}

function bucketOf(pesos: number | null, forRent: boolean): ListingFilters['price'] {
  if (pesos === null) return undefined
  const [, ...buckets] = priceLadder(forRent)
  const bucket = buckets.find(
    ({ minPesos, maxPesos }) => pesos >= (minPesos ?? 0) && (maxPesos === null || pesos < maxPesos),
  )
  return bucket && { minPesos: bucket.minPesos, maxPesos: bucket.maxPesos }
}
