import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { amenityAnswerOf } from './amenity-answer-of.ts'
import { countAmenities, listStoredAmenities } from './amenity.store.ts'

/** Amenities, newest first. */
export async function listAmenities({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<AmenityAnswer>> {
  const [count, amenities] = await Promise.all([countAmenities(pool, query), listStoredAmenities(pool, query)])
  return { count, results: amenities.map(amenityAnswerOf) }
}
