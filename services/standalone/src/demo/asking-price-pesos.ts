import type { Family, Offering } from './offering.ts'
import type { Place } from './places-for.ts'
import type { Random } from './random.ts'
import type { Size } from './size.ts'

/** What land of a family costs beside residential land of the same place. */
const LAND_FACTOR: Readonly<Record<Family, number>> = {
  house: 0.9,
  condo: 0,
  lot: 1,
  shopLot: 1.7,
  building: 1.4,
  hotel: 1.4,
  resort: 0.8,
  farm: 0.09,
  factoryLot: 0.55,
  memorial: 1.2,
  special: 0.9,
}

const DEAREST_LAND_PESOS_PER_SQM = 180_000
const CHEAPEST_MEMORIAL_PESOS_PER_SQM = 26_000
/** Believable peso prices: land and floor area at the place's level, give or take a fifth, rounded as people ask. */
export function askingPricePesos(offering: Offering, size: Size, place: Place, random: Random): number {
  const land = (size.lotAreaSqm ?? 0) * landPesosPerSqm(offering, place)
  const floor = (size.floorAreaSqm ?? 0) * floorPesosPerSqm(offering, size, place)
  return roundPesos((land + floor) * (0.8 + random.next() * 0.4))
}

function landPesosPerSqm({ family }: Offering, place: Place): number {
  const pesos = place.landPesosPerSqm * LAND_FACTOR[family]
  return family === 'memorial' ? Math.max(CHEAPEST_MEMORIAL_PESOS_PER_SQM, pesos) : pesos
}

function floorPesosPerSqm({ family }: Offering, size: Size, place: Place): number {
  const ownLand = size.lotAreaSqm !== null
  if (!ownLand && place.condoPesosPerSqm !== null) return place.condoPesosPerSqm
  // Building cost, from a plain house in a province to a fine one in the dearest city.
  const level = Math.min(1, place.landPesosPerSqm / DEAREST_LAND_PESOS_PER_SQM)
  const build = 24_000 + 36_000 * level
  return ownLand ? build : build * (family === 'condo' ? 2.6 : 2.2)
}

/** An amount rounded as people ask for it: to 500 pesos among rents, to 100,000 among millions. */
export function roundPesos(pesos: number): number {
  const step = pesos < 100_000 ? 500 : pesos < 1_000_000 ? 5_000 : pesos < 10_000_000 ? 50_000 : 100_000
  return Math.max(step, Math.round(pesos / step) * step)
}
