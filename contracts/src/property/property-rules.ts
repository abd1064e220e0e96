import { LOT_ONLY, MEMORIAL, RESIDENTIAL } from './property-type.ts'
import { ONE_BEDROOM, STUDIO, THREE_BEDROOM, TWO_BEDROOM } from './unit-type.ts'

/** What a form does with the bedroom field; `bedroom` is null where any number may be typed. */
export interface BedroomRule {
  readonly bedroom: number | null
  readonly locked: boolean
  readonly hidden: boolean
}

const FREE: BedroomRule = { bedroom: null, locked: false, hidden: false }

const BY_UNIT_TYPE: Readonly<Record<number, BedroomRule>> = {
  [STUDIO]: { bedroom: 0, locked: true, hidden: true },
  [ONE_BEDROOM]: { bedroom: 1, locked: true, hidden: false },
  [TWO_BEDROOM]: { bedroom: 2, locked: true, hidden: false },
  [THREE_BEDROOM]: { bedroom: 3, locked: true, hidden: false },
}

/**
 * Bedrooms fixed by the unit type, and none on a bare lot (§4). The client locks the field, the server normalises
 * to the same number (decision 57).
 *
 * @param unitType code of §3, or null or -1 for none
 */
export function bedroomRule(propertySubtype: number, unitType: number | null): BedroomRule {
  if (propertySubtype === LOT_ONLY) return { bedroom: 0, locked: true, hidden: false }
  return (unitType === null ? undefined : BY_UNIT_TYPE[unitType]) ?? FREE
}

/** "Amenities appear only for Residential and Memorial" (§4). */
export function hasAmenities(propertyType: number): boolean {
  return propertyType === RESIDENTIAL || propertyType === MEMORIAL
}

/** "Financing options appear only for Residential" (§4); a project's reservation fee goes with them. */
export function hasFinancing(propertyType: number): boolean {
  return propertyType === RESIDENTIAL
}

/** Car park or parking availability of the overview (§2, decision 60): the count, else `Available`, else nothing. */
export function parkingText(listing: { readonly carpark: number | null; readonly parking: boolean }): string | null {
  if (listing.carpark !== null && listing.carpark > 0) return String(listing.carpark)
  return listing.parking ? 'Available' : null
}
