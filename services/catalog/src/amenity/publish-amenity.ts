import type { UnitOfWork } from '../command/unit-of-work.ts'
import type { StoredAmenity } from './amenity-table.ts'

/** Publishes an amenity that was just stored. */
export function publishAmenity({ publish }: UnitOfWork, { id, version, fields }: StoredAmenity): Promise<void> {
  return publish({ type: 'amenity.changed', aggregate: 'amenity', aggregateId: id, version, data: { id, ...fields } })
}
