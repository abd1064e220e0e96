import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import { listStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { amenityAnswerOf } from './amenity-answer-of.ts'
import { AMENITY_TABLE } from './amenity-table.ts'

/** Amenities, newest first. */
export async function listAmenities({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<AmenityAnswer>> {
  const { count, results: amenities } = await listStored(pool, AMENITY_TABLE, query)
  return { count, results: amenities.map(amenityAnswerOf) }
}
