import type { Kind } from '@tahanan/contracts/property/kind.ts'
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

/** One way to be of a kind: what is named must be among the codes given. */
export interface KindMatch {
  readonly propertyTypes?: readonly number[]
  readonly propertySubtypes?: readonly number[]
  readonly unitTypes?: readonly number[]
  readonly forRent?: boolean
}

const LAND_TYPES = [RESIDENTIAL, COMMERCIAL, AGRICULTURAL, INDUSTRIAL, SPECIAL]

/**
 * Kinds of property as people name them (decisions §11), by the value of the parameter `kind`. Memorial lots are never
 * under land (decision 136). Offices and warehouses have no code in §3: the kind narrows to where they are, and the
 * word that named it stays searched. Of the ways to be of a kind one is enough.
 */
export const KINDS: Readonly<Record<Kind, readonly KindMatch[]>> = {
  // Where people live, or will: what home's carousels begin with (decision 136).
  home: [{ propertyTypes: [RESIDENTIAL] }],
  house: [{ propertyTypes: [RESIDENTIAL], propertySubtypes: [HOUSE_AND_LOT] }],
  condominium: [{ propertySubtypes: [CONDOMINIUM] }],
  apartment: [
    { propertySubtypes: [CONDOMINIUM] },
    { propertyTypes: [RESIDENTIAL], propertySubtypes: [HOUSE_AND_LOT, CONDOMINIUM], forRent: true },
  ],
  townhouse: [{ unitTypes: [3] }],
  studio: [{ unitTypes: [5] }],
  loft: [{ unitTypes: [9] }],
  duplex: [{ unitTypes: [2] }],
  bungalow: [{ unitTypes: [4] }],
  penthouse: [{ unitTypes: [10] }],
  'home-office': [{ unitTypes: [11] }],
  land: [{ propertyTypes: LAND_TYPES, propertySubtypes: [LOT_ONLY] }],
  'residential-lot': [{ propertyTypes: [RESIDENTIAL], propertySubtypes: [LOT_ONLY] }],
  'commercial-lot': [{ propertyTypes: [COMMERCIAL], propertySubtypes: [LOT_ONLY] }],
  'industrial-lot': [{ propertyTypes: [INDUSTRIAL], propertySubtypes: [LOT_ONLY] }],
  farm: [{ propertyTypes: [AGRICULTURAL] }],
  building: [{ propertySubtypes: [BUILDING] }],
  office: [{ propertyTypes: [COMMERCIAL] }, { unitTypes: [11] }],
  warehouse: [{ propertyTypes: [COMMERCIAL, INDUSTRIAL] }],
  commercial: [{ propertyTypes: [COMMERCIAL] }],
  hotel: [{ propertySubtypes: [HOTEL] }],
  resort: [{ propertySubtypes: [RESORT] }],
  memorial: [{ propertyTypes: [MEMORIAL] }],
}

/** What decides of which kinds a listing is: codes of §3. */
export interface KindOfProperty {
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitType: number | null
  readonly forRent: boolean
}

/** Whether a property is of a kind. */
export function matchesKind(kind: Kind, property: KindOfProperty): boolean {
  return KINDS[kind].some(
    ({ propertyTypes, propertySubtypes, unitTypes, forRent }) =>
      (propertyTypes?.includes(property.propertyType) ?? true) &&
      (propertySubtypes?.includes(property.propertySubtype) ?? true) &&
      (unitTypes === undefined || (property.unitType !== null && unitTypes.includes(property.unitType))) &&
      (forRent === undefined || forRent === property.forRent),
  )
}
