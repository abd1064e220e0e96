import { formatPesos } from './pesos.ts'

const MILLION_PESOS = 1_000_000

const BILLION_PESOS = 1_000_000_000

/** A listing's price where none is given. */
export const PRICE_ON_REQUEST = 'Price on request'

/** Behind a monthly rent. */
export const PER_MONTH = '/month'

/** A listing's price: a range for Project listings, one amount twice for Brokerage ones; null where not given. */
export interface Price {
  readonly minPriceCentavos: number | null
  readonly maxPriceCentavos: number | null
  /** Whether it is a monthly rent (decision 43, `isRental`). */
  readonly perMonth: boolean
}

/**
 * A price as text (decisions 41 to 43): `short` is the wire's `price` (`₱1.5M – ₱2M`), `full` its `price_full`
 * (`₱1,500,000 – ₱2,000,000`). Ends that read the same show once, as does the only end given.
 */
export function priceText(price: Price, length: 'short' | 'full'): string {
  const write = length === 'short' ? shortPesos : formatPesos
  const ends = [price.minPriceCentavos, price.maxPriceCentavos].filter((centavos) => centavos !== null).map(write)
  if (ends.length === 0) return PRICE_ON_REQUEST
  return tidyPriceText([...new Set(ends)].join('-')) + (price.perMonth ? PER_MONTH : '')
}

/** "Price text has whitespace removed, and a dash is replaced with a spaced en dash" (§9, decision 42). */
export function tidyPriceText(text: string): string {
  return text.replace(/\s+/g, '').replace(/[-–—]/g, ' – ')
}

/**
 * An amount as cards show it: `₱1.5M`, `₱4.07M`, `₱1.2B`, rounded to two decimals. Below a million it stays whole,
 * `₱25,000`, because that is short enough and rents differ by hundreds.
 */
export function shortPesos(centavos: number): string {
  const pesos = Math.round(centavos / 100)
  if (pesos < MILLION_PESOS) return formatPesos(pesos * 100)
  const millions = twoDecimals(pesos / MILLION_PESOS)
  return millions < 1000 ? `₱${millions}M` : `₱${twoDecimals(pesos / BILLION_PESOS)}B`
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}

/** `price_sort` in centavos: the minimum, "starts at" (decision 23); null where no price is given. */
export function priceSortCentavos(price: Pick<Price, 'minPriceCentavos' | 'maxPriceCentavos'>): number | null {
  return price.minPriceCentavos ?? price.maxPriceCentavos
}

/** Whether a price, a range included, reaches into a filter's range (decisions 22, 23); one on request is in none. */
export function priceOverlaps(
  price: Pick<Price, 'minPriceCentavos' | 'maxPriceCentavos'>,
  { minPesos, maxPesos }: PriceRange,
): boolean {
  if (minPesos === null && maxPesos === null) return true
  const lowest = priceSortCentavos(price)
  const highest = price.maxPriceCentavos ?? lowest
  if (lowest === null || highest === null) return false
  return (minPesos === null || highest >= minPesos * 100) && (maxPesos === null || lowest < maxPesos * 100)
}

/** Half-open `[minPesos, maxPesos)` (decision 22); null is an open end. Whole pesos. */
export interface PriceRange {
  readonly minPesos: number | null
  readonly maxPesos: number | null
}
