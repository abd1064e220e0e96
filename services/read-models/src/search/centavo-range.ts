import type { PriceRange } from '@tahanan/contracts/money/price-range.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'

/** Half-open, `[from, below)`. */
export interface CentavoRange {
  readonly fromCentavos: number
  readonly belowCentavos: number
}

/** A price filter in centavos; an open end is one that every price, and no price on request, is within. */
export function centavoRange({ minPesos, maxPesos }: PriceRange): CentavoRange {
  return {
    fromCentavos: (minPesos ?? 0) * 100,
    belowCentavos: maxPesos === null ? PRICE_SORT_ON_REQUEST : maxPesos * 100,
  }
}
