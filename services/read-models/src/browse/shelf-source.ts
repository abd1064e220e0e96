import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { onceForEach } from '@tahanan/platform/cache/once-for-each.ts'
import { bucketsWithin } from '../listing/buckets-within.ts'
import { shelfNumber } from '../listing/shelf-number.ts'
import { centavoRange } from '../search/centavo-range.ts'
import type { CentavoRange } from '../search/centavo-range.ts'

/** Where the listings of one status stand, as far as status, type, price and `featured` say. */
export interface ShelfSource {
  /** The smallest shelf that holds all of them. */
  readonly shelf: number
  /** Prices on it that are asked for, where they are no bucket. */
  readonly between: PricesBetween | undefined
}

export interface PricesBetween extends CentavoRange {
  /** The shelf of the bucket in which they begin: what begins below them and reaches in stands on it. */
  readonly reachingIn: number
}

/**
 * The shelves for these filters, one for each status asked for; undefined where shelves cannot say it: featured ones of a
 * type, or any of the further filters.
 */
export const shelfSources = onceForEach(findSources)

function findSources(filters: ListingFilters): readonly [ShelfSource, ...ShelfSource[]] | undefined {
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
  const shelfOf = (bucket: number) => shelfNumber({ forRent, kind, bucket: featured ? 0 : bucket })
  const shelf = shelfOf(buckets.length === 1 ? first : 0)
  const isSettled = price === undefined || (!featured && exact && buckets.length === 1)
  return { shelf, between: isSettled ? undefined : { ...centavoRange(price), reachingIn: shelfOf(first) } }
}
