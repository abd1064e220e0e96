import { bedroomRule } from '../property/bedroom-rule.ts'
import { LOT_ONLY } from '../property/property-subtype.ts'

export interface Rooms {
  readonly bedroom: number | null
  readonly bathroom: number | null
  readonly carpark: number | null
  readonly floorAreaSqm: number | null
  readonly parking: boolean
}

interface RoomProperty {
  readonly propertySubtype: number
  /** Code of §3; null or -1 for none. */
  readonly unitType: number | null
}

/**
 * The numbers the server stores, whatever was sent (decision 57): none on a bare lot, the unit type's bedrooms, and
 * parking wherever there is a car park (decision 60). Buildings, hotels and resorts keep real values (decision 56).
 */
export function normaliseRooms(property: RoomProperty, rooms: Rooms): Rooms {
  if (property.propertySubtype === LOT_ONLY) {
    return { bedroom: 0, bathroom: 0, carpark: 0, floorAreaSqm: 0, parking: rooms.parking }
  }
  return {
    ...rooms,
    bedroom: bedroomRule(property.propertySubtype, property.unitType).bedroom ?? rooms.bedroom,
    parking: rooms.parking || (rooms.carpark ?? 0) > 0,
  }
}
