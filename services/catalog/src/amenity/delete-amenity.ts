import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored, markDeleted } from '../aggregate/stored.store.ts'
import { tombstoneOf } from '../aggregate/tombstone-of.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { amenityAnswerOf } from './amenity-answer-of.ts'
import { AMENITY_TABLE } from './amenity-table.ts'
import { countAmenityUses } from './amenity.store.ts'

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
