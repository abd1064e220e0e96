import { z } from 'zod'
import { parsePriceFilter } from '../money/parse-price-filter.ts'
import { PRICE_BUCKETS } from '../money/price-buckets.ts'
import type { PriceRange } from '../money/price-range.ts'

const LABELS = PRICE_BUCKETS.map(({ label }) => label).join(', ')
const MESSAGE = `Use min-max in pesos, such as 2000000-4000000 or 20000000-, or one of: ${LABELS}.`

/** The `price` of public lists (decision 21). Any price is undefined: it filters nothing. */
export const priceFilterField = z.string().transform((text, context): PriceRange | undefined => {
  const range = parsePriceFilter(text)
  if (range === undefined) context.addIssue({ code: 'custom', message: MESSAGE })
  return range?.minPesos === null && range.maxPesos === null ? undefined : range
})
