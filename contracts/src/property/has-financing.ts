import { RESIDENTIAL } from './property-type.ts'

/** "Financing options appear only for Residential" (§4); a project's reservation fee goes with them. */
export function hasFinancing(propertyType: number): boolean {
  return propertyType === RESIDENTIAL
}
