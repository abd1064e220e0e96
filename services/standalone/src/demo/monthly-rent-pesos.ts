import { askingPricePesos } from './asking-price-pesos.ts'
import type { Offering } from './offering.ts'
import type { Place } from './place.ts'
import type { Random } from './random.ts'
import { roundPesos } from './round-pesos.ts'
import type { Size } from './size.ts'

/** Yearly rent as a share of the price. */
const YEARLY_YIELD = { home: 0.056, business: 0.062 }

/** Monthly rent in pesos of what would ask such a price. */
export function monthlyRentPesos(offering: Offering, size: Size, place: Place, random: Random): number {
  const isHome = offering.family === 'house' || offering.family === 'condo'
  const share = isHome ? YEARLY_YIELD.home : YEARLY_YIELD.business
  return roundPesos((askingPricePesos(offering, size, place, random) * share) / 12)
}
