import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import type { AmenityFields } from '@tahanan/contracts/amenity/amenity-fields.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { amenityAnswerOf } from './amenity-answer-of.ts'
import { insertAmenity } from './amenity.store.ts'
import { publishAmenity } from './publish-amenity.ts'

/**
 * `createAmenity` within a transaction that is under way.
 *
 * @throws InvalidInput on `name` when there is one of that name (decision 87)
 */
export async function addAmenity(unit: UnitOfWork, fields: AmenityFields): Promise<AmenityAnswer> {
  const amenity = await insertAmenity(unit.client, fields, unit.context.now)
  await publishAmenity(unit, amenity)
  await unit.audit({ noun: 'amenity', id: amenity.id, action: 'create', before: null, after: fields })
  return amenityAnswerOf(amenity)
}
