import { formatPesos } from './format-pesos.ts'
import { shortPesos } from './short-pesos.ts'
import { tidyPriceText } from './tidy-price-text.ts'

const PRICE_ON_REQUEST = 'Price on request'
const PER_MONTH = '/month'

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
