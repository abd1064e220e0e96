import type { Family } from './offering.ts'
import type { Place, Setting } from './place.ts'
import { PLACES } from './places.ts'

const EVERYWHERE: readonly Setting[] = ['business', 'city', 'suburb', 'upland', 'coast', 'farm']

const SETTINGS: Readonly<Record<Family, readonly Setting[]>> = {
  house: ['city', 'suburb', 'upland', 'coast'],
  condo: ['business', 'city', 'suburb', 'upland', 'coast'],
  lot: ['suburb', 'upland', 'coast', 'farm'],
  shopLot: ['business', 'city', 'suburb'],
  building: ['business', 'city'],
  hotel: ['business', 'city', 'upland', 'coast'],
  resort: ['coast', 'upland'],
  farm: ['farm', 'upland'],
  factoryLot: ['suburb'],
  memorial: ['suburb', 'city', 'upland'],
  special: EVERYWHERE,
}

/** Above this, nobody farms. */
const DEAREST_FARMLAND_PESOS_PER_SQM = 12_000

const CACHE = new Map<Family, readonly Place[]>()

/** Places where such a thing would stand. */
export function placesFor(family: Family): readonly Place[] {
  const known = CACHE.get(family)
  if (known !== undefined) return known
  const places = PLACES.filter((place) => SETTINGS[family].includes(place.setting) && suits(family, place))
  CACHE.set(family, places)
  return places
}

function suits(family: Family, place: Place): boolean {
  if (family === 'condo') return place.condoPesosPerSqm !== null
  if (family === 'farm') return place.landPesosPerSqm <= DEAREST_FARMLAND_PESOS_PER_SQM
  return true
}
