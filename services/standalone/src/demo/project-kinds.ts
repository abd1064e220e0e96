import {
  AGRICULTURAL,
  BUILDING,
  COMMERCIAL,
  CONDOMINIUM,
  HOTEL,
  HOUSE_AND_LOT,
  INDUSTRIAL,
  LOT_ONLY,
  MEMORIAL,
  RESIDENTIAL,
  RESORT,
  SPECIAL,
} from '@tahanan/contracts/property/property-type.ts'

export interface PropertyKind {
  readonly propertyType: number
  readonly propertySubtype: number
}

const kind = (propertyType: number, propertySubtype: number): PropertyKind => ({ propertyType, propertySubtype })

const HOUSES = kind(RESIDENTIAL, HOUSE_AND_LOT)
const CONDOS = kind(RESIDENTIAL, CONDOMINIUM)

/** Kinds of project in turn: every pair that the form can produce, homes most often. */
export const PROJECT_KINDS: readonly PropertyKind[] = [
  CONDOS,
  HOUSES,
  kind(RESIDENTIAL, LOT_ONLY),
  CONDOS,
  HOUSES,
  kind(COMMERCIAL, BUILDING),
  CONDOS,
  HOUSES,
  kind(COMMERCIAL, LOT_ONLY),
  CONDOS,
  HOUSES,
  kind(MEMORIAL, LOT_ONLY),
  CONDOS,
  HOUSES,
  kind(COMMERCIAL, HOTEL),
  CONDOS,
  HOUSES,
  kind(AGRICULTURAL, LOT_ONLY),
  CONDOS,
  kind(INDUSTRIAL, LOT_ONLY),
  HOUSES,
  kind(COMMERCIAL, RESORT),
  CONDOS,
  HOUSES,
  kind(SPECIAL, LOT_ONLY),
]
