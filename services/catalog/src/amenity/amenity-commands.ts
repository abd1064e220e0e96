import { type AmenityAnswer, amenityAnswerSchema, type AmenityFields } from '@tahanan/contracts/amenity/amenity.ts'
import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import { Conflict } from '@tahanan/platform/problem/problem.ts'
import { creationOf, deletionOf, type RecordKind, updateOf } from '../aggregate/record-commands.ts'
import {
  getStored,
  insertStored,
  listStored,
  tombstoneOf,
  updateStored,
  withChanges,
} from '../aggregate/stored.store.ts'
import type { Catalog, UnitOfWork } from '../command/run-command.ts'
import type { ListPage } from '../list/page-of-matches.ts'
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
  answerOf: (_db, amenity) => amenityAnswerOf(amenity),
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

export const deleteAmenity = deletionOf(AMENITIES)

export const updateAmenity = updateOf(AMENITIES)

/** @throws NotFound */
export async function getAmenity({ pool }: Catalog, id: number): Promise<AmenityAnswer> {
  const amenity = await getStored(pool, AMENITY_TABLE, id)
  return amenityAnswerOf(amenity)
}

export async function listAmenities({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<AmenityAnswer>> {
  const { count, results: amenities } = await listStored(pool, AMENITY_TABLE, query)
  return { count, results: amenities.map(amenityAnswerOf) }
}
