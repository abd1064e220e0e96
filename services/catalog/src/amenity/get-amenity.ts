import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import { amenityAnswerOf } from './amenity-answer-of.ts'
import { findStoredAmenity } from './amenity.store.ts'

/** @throws NotFound */
export async function getAmenity({ pool }: Catalog, id: number): Promise<AmenityAnswer> {
  const amenity = await findStoredAmenity(pool, id)
  if (amenity === undefined) throw new NotFound('amenity', id)
  return amenityAnswerOf(amenity)
}
