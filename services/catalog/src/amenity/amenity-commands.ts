import { type AmenityAnswer, amenityAnswerSchema, type AmenityFields } from '@tahanan/contracts/amenity/amenity.ts'
import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import { Conflict } from '@tahanan/platform/problem/problem.ts'
import {
  getStored,
  insertStored,
  listStored,
  lockStored,
  markDeleted,
  refuseStale,
  tombstoneOf,
  updateStored,
  withChanges,
} from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import type { ListPage } from '../list/page-of-matches.ts'
import { AMENITY_TABLE, amenityAnswerOf, countAmenityUses, type StoredAmenity } from './amenity.store.ts'

/** Publishes an amenity that was just stored. */
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

/** @throws InvalidInput on `name` when there is one of that name (decision 87) */
export function createAmenity(
  catalog: Catalog,
  context: CommandContext,
  fields: AmenityFields,
): Promise<AmenityAnswer> {
  return runOnce(
    catalog,
    context,
    { command: 'amenity.create', content: fields, answer: amenityAnswerSchema },
    (unit) => addAmenity(unit, fields),
  )
}

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while projects or listings have it */
export function deleteAmenity(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async ({ client, publish, audit }) => {
    const amenity = await lockStored(client, AMENITY_TABLE, id)
    refuseStale(amenity, expectedVersion, amenityAnswerOf(amenity))
    const counts = await countAmenityUses(client, id)
    if (counts.projects + counts.listings > 0) {
      const uses = `${counts.projects} projects and ${counts.listings} listings`
      throw new Conflict('in_use', `This amenity is used by ${uses}. Remove it there first.`, { counts })
    }
    const version = amenity.version + 1
    await markDeleted(client, 'amenity', id, version, context.now)
    const data = tombstoneOf(id, context.now)
    await publish({ type: 'amenity.deleted', aggregate: 'amenity', aggregateId: id, version, data })
    await audit({ noun: 'amenity', id, action: 'delete', before: amenity.fields, after: null })
  })
}

/** @throws NotFound */
export async function getAmenity({ pool }: Catalog, id: number): Promise<AmenityAnswer> {
  const amenity = await getStored(pool, AMENITY_TABLE, id)
  return amenityAnswerOf(amenity)
}

/** Amenities, newest first. */
export async function listAmenities({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<AmenityAnswer>> {
  const { count, results: amenities } = await listStored(pool, AMENITY_TABLE, query)
  return { count, results: amenities.map(amenityAnswerOf) }
}

/**
 * Renames an amenity; the name that it has leaves no version, event or audit entry.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name` when there is another of that name
 */
export function updateAmenity(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: Changes<AmenityFields>,
  expectedVersion?: number,
): Promise<AmenityAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const before = await lockStored(client, AMENITY_TABLE, id)
    refuseStale(before, expectedVersion, amenityAnswerOf(before))
    const fields = withChanges(before.fields, changes)
    if (fields.name === before.fields.name) return amenityAnswerOf(before)

    const amenity: StoredAmenity = { ...before, version: before.version + 1, updatedAt: context.now, fields }
    await updateStored(client, AMENITY_TABLE, amenity)
    await publishAmenity(unit, amenity)
    await audit({ noun: 'amenity', id, action: 'update', before: before.fields, after: fields })
    return amenityAnswerOf(amenity)
  })
}
