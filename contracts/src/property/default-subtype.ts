import { HOUSE_AND_LOT, LOT_ONLY } from './property-subtype.ts'
import { RESIDENTIAL } from './property-type.ts'

/** The subtype a form starts with once a property type is chosen (§4). */
export function defaultSubtype(propertyType: number): number {
  return propertyType === RESIDENTIAL ? HOUSE_AND_LOT : LOT_ONLY
}
