import { HOUSE_AND_LOT } from '../property/property-subtype.ts'
import { RESIDENTIAL } from '../property/property-type.ts'

/** "Add defaults: property_type 0, subtype 1, unit type [0], financing [0]" (§4), in the words of the payload. */
export const NEW_PROJECT_DEFAULTS = {
  property_type: RESIDENTIAL,
  property_subtype: HOUSE_AND_LOT,
  property_unit_type: [0],
  financing_option: [0],
} as const
