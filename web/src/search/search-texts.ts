import { roomsText } from '@tahanan/contracts/listing/listing-search-params.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { PRICE_BUCKETS, priceFilterText, RENT_PRICE_BUCKETS } from '@tahanan/contracts/money/price-filter.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { LOCALE } from '../message/language.ts'
import { labels, m } from '../message/messages.ts'
import type { PriceRange } from '@tahanan/contracts/money/price-text.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'

const GROUPED = new Intl.NumberFormat(LOCALE)

/** `312`, `1,000+` (decisions §0). */
export function countedText(count: number, isExact: boolean): string {
  return `${GROUPED.format(count)}${isExact ? '' : '+'}`
}

/** A filter by rooms in words: `1 bedroom`, `3+ bathrooms`, `Studio – 1 bedroom`. */
export function roomsLabel(rooms: NonNullable<ListingFilters['bedrooms']>, room: 'bedroom' | 'bathroom'): string {
  const { count, orMore, most } = rooms
  const least = count === 0 && room === 'bedroom' ? labels.unitType.Studio : count
  // Of one or more there are several.
  const said =
    most === undefined
      ? { rooms: roomsText(rooms), count: count + Number(orMore) }
      : { rooms: `${least} – ${most}`, count: most }
  return room === 'bedroom' ? m.filter.bedroomCount(said) : m.filter.bathroomCount(said)
}

/** Whether a range is none of those that the Price select offers (§9, decision 24). */
export function isFreePrice(price: PriceRange | undefined): price is PriceRange {
  if (price === undefined) return false
  return ![...PRICE_BUCKETS, ...RENT_PRICE_BUCKETS].some((bucket) => priceFilterText(bucket) === priceFilterText(price))
}

/** `2M`, `35K`. */
const thousands = (pesos: number): string => (pesos < 1e6 ? `${pesos / 1e3}K` : `${pesos / 1e6}M`)

/** A price filter in words: its bucket's as §9 has them, or its ends in full. */
export function priceRangeText(range: PriceRange): string {
  const isFree = isFreePrice(range)
  const write = (pesos: number | null) => pesos !== null && (isFree ? formatPesos(pesos * 100) : thousands(pesos))
  const [min, max] = [write(range.minPesos), write(range.maxPesos)]
  if (min && max) return isFree ? `${min} – ${max}` : `${min} - ${max}`
  if (min) return isFree ? m.price.from({ amount: min }) : m.price.above({ amount: min })
  return max ? m.price.below({ amount: max }) : m.price.any()
}

/** A filter by lot area, or another one, in words, ends in sqm; undefined without one. */
export function areaRangeText(
  minSqm: number | undefined,
  maxSqm: number | undefined,
  what: string,
): string | undefined {
  const [least, most] = [minSqm, maxSqm].map((sqm) => sqm !== undefined && areaText(sqm))
  if (least && most) return m.filter.between({ what, least, most })
  if (least) return m.filter.atLeast({ what, least })
  return most ? m.filter.atMost({ what, most }) : undefined
}
