import type { Kind } from '@tahanan/contracts/property/kind-labels.ts'
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

interface KindRule {
  /** A listing that fits any of these is of this kind. */
  readonly matches: readonly KindMatch[]
}

const LAND_TYPES = [RESIDENTIAL, COMMERCIAL, AGRICULTURAL, INDUSTRIAL, SPECIAL]

/**
 * Kinds of property as people name them (decisions §11), by the value of the parameter `kind`. Memorial lots are never
 * under land (decision 136). Offices and warehouses have no code in §3: the kind narrows to where they are, and the
 * word that named it stays searched.
 */
export const KINDS = {
  // Where people live, or will: what home's carousels begin with (decision 136).
  home: { matches: [{ propertyTypes: [RESIDENTIAL] }] },
  house: { matches: [{ propertyTypes: [RESIDENTIAL], propertySubtypes: [HOUSE_AND_LOT] }] },
  condominium: { matches: [{ propertySubtypes: [CONDOMINIUM] }] },
  apartment: {
    matches: [
      { propertySubtypes: [CONDOMINIUM] },
      { propertyTypes: [RESIDENTIAL], propertySubtypes: [HOUSE_AND_LOT, CONDOMINIUM], forRent: true },
    ],
  },
  townhouse: { matches: [{ unitTypes: [3] }] },
  studio: { matches: [{ unitTypes: [5] }] },
  loft: { matches: [{ unitTypes: [9] }] },
  duplex: { matches: [{ unitTypes: [2] }] },
  bungalow: { matches: [{ unitTypes: [4] }] },
  penthouse: { matches: [{ unitTypes: [10] }] },
  land: { matches: [{ propertyTypes: LAND_TYPES, propertySubtypes: [LOT_ONLY] }] },
  farm: { matches: [{ propertyTypes: [AGRICULTURAL] }] },
  building: { matches: [{ propertySubtypes: [BUILDING] }] },
  office: { matches: [{ propertyTypes: [COMMERCIAL] }, { unitTypes: [11] }] },
  warehouse: { matches: [{ propertyTypes: [COMMERCIAL, INDUSTRIAL] }] },
  commercial: { matches: [{ propertyTypes: [COMMERCIAL] }] },
  hotel: { matches: [{ propertySubtypes: [HOTEL] }] },
  resort: { matches: [{ propertySubtypes: [RESORT] }] },
  memorial: { matches: [{ propertyTypes: [MEMORIAL] }] },
} as const satisfies Readonly<Record<Kind, KindRule>>

/** The ways to be of a kind, of which one is enough. */
export function kindMatches(kind: Kind): readonly KindMatch[] {
  return KINDS[kind].matches
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
  return kindMatches(kind).some(
    ({ propertyTypes, propertySubtypes, unitTypes, forRent }) =>
      (propertyTypes?.includes(property.propertyType) ?? true) &&
      (propertySubtypes?.includes(property.propertySubtype) ?? true) &&
      (unitTypes === undefined || (property.unitType !== null && unitTypes.includes(property.unitType))) &&
      (forRent === undefined || forRent === property.forRent),
  )
}
