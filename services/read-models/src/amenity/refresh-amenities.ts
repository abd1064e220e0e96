import type { Refresh } from '../projection/refresh.ts'
import { dirtyBearersOf } from './amenity.store.ts'

/** Amenities have no view of their own: their list is read from what is known of them. Those who have them are next. */
export const refreshAmenities: Refresh = async (client, ids) => {
  await dirtyBearersOf(client, ids)
  return ids.map(String)
}
