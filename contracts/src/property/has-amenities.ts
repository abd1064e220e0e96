import { MEMORIAL, RESIDENTIAL } from './property-type.ts'

/** "Amenities appear only for Residential and Memorial" (§4). */
export function hasAmenities(propertyType: number): boolean {
  return propertyType === RESIDENTIAL || propertyType === MEMORIAL
}
