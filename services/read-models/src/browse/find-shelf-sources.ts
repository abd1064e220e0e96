import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { bucketsWithin } from '../listing/buckets-within.ts'
import { shelfNumber } from '../listing/shelf-number.ts'
import { centavoRange } from '../search/centavo-range.ts'
import type { ShelfSource } from './shelf-source.ts'

/**
 * The shelves for these filters, one for each status asked for; undefined where shelves cannot say it: featured ones of a
 * type, or any of the further filters.
 */
export function findShelfSources(filters: ListingFilters): readonly [ShelfSource, ...ShelfSource[]] | undefined {
  const { forRent, type, featured, bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm } = filters
  const further = [bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm]
  if (further.some((asked) => asked !== undefined) || (featured && type !== undefined)) return undefined
  if (forRent !== undefined) return [shelfSource(filters, forRent)]
  return [shelfSource(filters, false), shelfSource(filters, true)]
}

function shelfSource({ type, price, featured }: ListingFilters, forRent: boolean): ShelfSource {
  const { buckets, exact } = bucketsWithin(price, forRent)
  const [first = 0] = buckets
  const kind = featured ? 'Featured' : (type ?? 'Any')
  // Featured ones are few: they have one shelf for all prices.
  const shelf = shelfNumber({ forRent, kind, bucket: !featured && buckets.length === 1 ? first : 0 })
  const isSettled = price === undefined || (!featured && exact && buckets.length === 1)
  if (isSettled) return { shelf, between: undefined }
  const reachingIn = shelfNumber({ forRent, kind, bucket: featured ? 0 : first })
  return { shelf, between: { ...centavoRange(price), reachingIn } }
}
