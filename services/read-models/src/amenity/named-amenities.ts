import type { AmenityState } from '@tahanan/contracts/amenity/amenity.ts'
import type { PublicAmenity } from '@tahanan/contracts/amenity/public-amenity.ts'

/** Chips of these amenities in the given order; deleted ones, and those whose event is on its way, are left out. */
export function namedAmenities(ids: readonly number[], amenities: ReadonlyMap<number, AmenityState>): PublicAmenity[] {
  return ids
    .map((id) => amenities.get(id))
    .filter((amenity) => amenity !== undefined)
    .map(({ id, name }) => ({ id, name }))
}
