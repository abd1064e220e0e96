import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import type { StoredAmenity } from './amenity-table.ts'

/** An amenity in the words of §3. */
export function amenityAnswerOf({ id, version, fields }: StoredAmenity): AmenityAnswer {
  return { id, name: fields.name, version }
}
