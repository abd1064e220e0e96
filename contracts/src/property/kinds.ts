import { BUILDING, CONDOMINIUM, HOTEL, HOUSE_AND_LOT, LOT_ONLY, RESORT } from './property-subtype.ts'
import { AGRICULTURAL, COMMERCIAL, INDUSTRIAL, MEMORIAL, RESIDENTIAL, SPECIAL } from './property-type.ts'

/** What decides of which kinds a listing is: codes of §3. */
export interface KindOfProperty {
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitType: number | null
  readonly forRent: boolean
}

/** One way to be of a kind: what is named must be among the codes given. */
export interface KindMatch {
  readonly propertyTypes?: readonly number[]
  readonly propertySubtypes?: readonly number[]
  readonly unitTypes?: readonly number[]
  readonly forRent?: boolean
}

interface KindRule {
  /** As a chip shows it. */
  readonly label: string
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
  house: { label: 'House', matches: [{ propertyTypes: [RESIDENTIAL], propertySubtypes: [HOUSE_AND_LOT] }] },
  condominium: { label: 'Condominium', matches: [{ propertySubtypes: [CONDOMINIUM] }] },
  apartment: {
    label: 'Apartment',
    matches: [
      { propertySubtypes: [CONDOMINIUM] },
      { propertyTypes: [RESIDENTIAL], propertySubtypes: [HOUSE_AND_LOT, CONDOMINIUM], forRent: true },
    ],
  },
  townhouse: { label: 'Townhouse', matches: [{ unitTypes: [3] }] },
  studio: { label: 'Studio', matches: [{ unitTypes: [5] }] },
  loft: { label: 'Loft', matches: [{ unitTypes: [9] }] },
  duplex: { label: 'Duplex', matches: [{ unitTypes: [2] }] },
  bungalow: { label: 'Bungalow', matches: [{ unitTypes: [4] }] },
  penthouse: { label: 'Penthouse', matches: [{ unitTypes: [10] }] },
  land: { label: 'Lot', matches: [{ propertyTypes: LAND_TYPES, propertySubtypes: [LOT_ONLY] }] },
  farm: { label: 'Farm', matches: [{ propertyTypes: [AGRICULTURAL] }] },
  building: { label: 'Building', matches: [{ propertySubtypes: [BUILDING] }] },
  office: { label: 'Office', matches: [{ propertyTypes: [COMMERCIAL] }, { unitTypes: [11] }] },
  warehouse: { label: 'Warehouse', matches: [{ propertyTypes: [COMMERCIAL, INDUSTRIAL] }] },
  commercial: { label: 'Commercial', matches: [{ propertyTypes: [COMMERCIAL] }] },
  hotel: { label: 'Hotel', matches: [{ propertySubtypes: [HOTEL] }] },
  resort: { label: 'Resort', matches: [{ propertySubtypes: [RESORT] }] },
  memorial: { label: 'Memorial lot', matches: [{ propertyTypes: [MEMORIAL] }] },
} as const satisfies Readonly<Record<string, KindRule>>

export type Kind = keyof typeof KINDS

/** The ways to be of a kind, of which one is enough. */
export function kindMatches(kind: Kind): readonly KindMatch[] {
  return KINDS[kind].matches
}

/** Whether a property is of a kind. Search engines say the same by `kindMatches`. */
export function matchesKind(kind: Kind, property: KindOfProperty): boolean {
  return kindMatches(kind).some(
    ({ propertyTypes, propertySubtypes, unitTypes, forRent }) =>
      (propertyTypes?.includes(property.propertyType) ?? true) &&
      (propertySubtypes?.includes(property.propertySubtype) ?? true) &&
      (unitTypes === undefined || (property.unitType !== null && unitTypes.includes(property.unitType))) &&
      (forRent === undefined || forRent === property.forRent),
  )
}
