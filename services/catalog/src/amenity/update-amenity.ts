import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import type { AmenityFields } from '@tahanan/contracts/amenity/amenity-fields.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { amenityAnswerOf } from './amenity-answer-of.ts'
import { lockAmenity, type StoredAmenity, updateAmenityRow } from './amenity.store.ts'

/**
 * Renames an amenity; the name that it has leaves no version, event or audit entry.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name` when there is another of that name
 */
export function updateAmenity(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: { readonly name?: string | undefined },
  expectedVersion?: number,
): Promise<AmenityAnswer> {
  return runCommand(catalog, context, async ({ client, publish, audit }) => {
    const before = await lockAmenity(client, id)
    if (before === undefined) throw new NotFound('amenity', id)
    refuseStale(before, expectedVersion, amenityAnswerOf(before))
    const fields: AmenityFields = { name: changes.name ?? before.fields.name }
    if (fields.name === before.fields.name) return amenityAnswerOf(before)

    const amenity: StoredAmenity = { ...before, version: before.version + 1, updatedAt: context.now, fields }
    await updateAmenityRow(client, amenity)
    await publish({
      type: 'amenity.changed',
      aggregate: 'amenity',
      aggregateId: id,
      version: amenity.version,
      data: { id, ...fields },
    })
    await audit({ noun: 'amenity', id, action: 'update', before: before.fields, after: fields })
    return amenityAnswerOf(amenity)
  })
}
