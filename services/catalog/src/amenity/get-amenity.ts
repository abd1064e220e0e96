import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import { getStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import { amenityAnswerOf } from './amenity-answer-of.ts'
import { AMENITY_TABLE } from './amenity-table.ts'

/** @throws NotFound */
export async function getAmenity({ pool }: Catalog, id: number): Promise<AmenityAnswer> {
  const amenity = await getStored(pool, AMENITY_TABLE, id)
  return amenityAnswerOf(amenity)
}
