import { priceOverlaps } from '@tahanan/contracts/money/price-overlaps.ts'
import type { Price } from '@tahanan/contracts/money/price-text.ts'
import { matchesSearchType } from '@tahanan/contracts/property/matches-search-type.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { priceLadder } from './price-ladder.ts'
import { shelfNumber } from './shelf-number.ts'

interface Shelved {
  readonly price: Price
  readonly propertyType: number
  readonly propertySubtype: number
  readonly featured: boolean
}

/**
 * Numbers of the shelves a listing stands on, ascending: every type it is found under (a commercial lot is Land and
 * Commercial) with every bucket its price reaches into (decision 23), any type and any price included.
 */
export function shelvesOf({ price, propertyType, propertySubtype, featured }: Shelved): number[] {
  const forRent = price.perMonth
  const kinds = SEARCH_TYPES.filter((kind) => matchesSearchType(kind, propertyType, propertySubtype))
  const buckets = [...priceLadder(forRent).entries()]
    .filter(([, range]) => priceOverlaps(price, range))
    .map(([bucket]) => bucket)
  const shelves = kinds.flatMap((kind) => buckets.map((bucket) => shelfNumber({ forRent, kind, bucket })))
  return featured ? [...shelves, shelfNumber({ forRent, kind: 'Featured', bucket: 0 })] : shelves
}
