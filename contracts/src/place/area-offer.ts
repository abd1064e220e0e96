import type { Kind } from '../property/kind.ts'

/** The kinds that prices of an area are told by: what is offered is of one of them, as searches understand them. */
export const AREA_KINDS = [
  'house',
  'condominium',
  'land',
  'building',
  'hotel',
  'resort',
  'memorial',
] as const satisfies readonly Kind[]

/** A median says something from so many offers on. */
export const MEDIAN_OFFERS_LEAST = 5

/** Of the shapes of an area's parts, in units of the map. */
export const AREA_MAP_WIDTH = 600

interface AreaOffer {
  readonly kind: (typeof AREA_KINDS)[number]
  readonly for_rent: boolean
}

/** `buy condominium`, `rent house`: what prices of areas are known by. */
export function areaOffer({ kind, for_rent: forRent }: AreaOffer): string {
  return `${forRent ? 'rent' : 'buy'} ${kind}`
}
