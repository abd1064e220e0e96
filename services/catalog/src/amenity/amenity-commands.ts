import { type AmenityAnswer, amenityAnswerSchema, type AmenityFields } from '@tahanan/contracts/amenity/amenity.ts'
import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { Conflict } from '@tahanan/platform/problem/problem.ts'
import { creationOf, recordCommands, type RecordKind } from '../aggregate/record-commands.ts'
import { insertStored, tombstoneOf, updateStored, withChanges } from '../aggregate/stored.store.ts'
import type { UnitOfWork } from '../command/run-command.ts'
import {
  AMENITY_TABLE,
  amenityAnswerOf,
  type AmenityRow,
  countAmenityUses,
  type StoredAmenity,
} from './amenity.store.ts'

export function publishAmenity({ publish }: UnitOfWork, { id, version, fields }: StoredAmenity): Promise<void> {
  return publish({ type: 'amenity.changed', aggregate: 'amenity', aggregateId: id, version, data: { id, ...fields } })
}

/**
 * `createAmenity` within a transaction that is under way.
 *
 * @throws InvalidInput on `name` when there is one of that name (decision 87)
 */
export async function addAmenity(unit: UnitOfWork, fields: AmenityFields): Promise<AmenityAnswer> {
  const amenity = await insertStored(unit.client, AMENITY_TABLE, fields, unit.context.now)
  await publishAmenity(unit, amenity)
  await unit.audit({ noun: 'amenity', id: amenity.id, action: 'create', before: null, after: fields })
  return amenityAnswerOf(amenity)
}

export const createAmenity = creationOf('amenity.create', amenityAnswerSchema, addAmenity)

const AMENITIES: RecordKind<AmenityRow, StoredAmenity, Changes<AmenityFields>, AmenityAnswer> = {
  table: AMENITY_TABLE,
  answersOf: (_db, amenities) => amenities.map(amenityAnswerOf),
  edit: ({ fields }, changes) => withChanges(fields, changes),
  async store(unit, amenity) {
    await updateStored(unit.client, AMENITY_TABLE, amenity)
    await publishAmenity(unit, amenity)
    return amenity
  },
  async refuseInUse(client, { id }) {
    const counts = await countAmenityUses(client, id)
    if (counts.projects + counts.listings === 0) return
    const uses = `${counts.projects} projects and ${counts.listings} listings`
    throw new Conflict('in_use', `This amenity is used by ${uses}. Remove it there first.`, { counts })
  },
  publishDeleted({ publish, context }, { id }, version) {
    const data = tombstoneOf(id, context.now)
    return publish({ type: 'amenity.deleted', aggregate: 'amenity', aggregateId: id, version, data })
  },
}

export const amenities = recordCommands(AMENITIES)
