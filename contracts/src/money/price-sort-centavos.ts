import type { Price } from './price-text.ts'

/** `price_sort` in centavos: the minimum, "starts at" (decision 23); null where no price is given. */
export function priceSortCentavos(price: Pick<Price, 'minPriceCentavos' | 'maxPriceCentavos'>): number | null {
  return price.minPriceCentavos ?? price.maxPriceCentavos
}
