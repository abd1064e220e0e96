import { type AmenityAnswer, amenityAnswerSchema, type AmenityFields } from '@tahanan/contracts/amenity/amenity.ts'
import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { Conflict } from '@tahanan/platform/problem/problem.ts'
import { recordCommands } from '../aggregate/record-commands.ts'
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

/** Names are unique but for case (decision 87). */
export const amenities = recordCommands<
  AmenityRow,
  StoredAmenity,
  AmenityFields,
  Changes<AmenityFields>,
  AmenityAnswer
>({
  table: AMENITY_TABLE,
  answer: amenityAnswerSchema,
  answersOf: (_db, stored) => stored.map(amenityAnswerOf),
  async insert(unit, fields) {
    const amenity = await insertStored(unit.client, AMENITY_TABLE, fields, unit.context.now)
    await publishAmenity(unit, amenity)
    return amenity
  },
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
})
