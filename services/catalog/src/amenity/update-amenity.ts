import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import type { AmenityFields } from '@tahanan/contracts/amenity/amenity-fields.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored } from '../aggregate/stored.store.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { amenityAnswerOf } from './amenity-answer-of.ts'
import { AMENITY_TABLE, type StoredAmenity } from './amenity-table.ts'
import { updateAmenityRow } from './amenity.store.ts'
import { publishAmenity } from './publish-amenity.ts'

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
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const before = await lockStored(client, AMENITY_TABLE, id)
    refuseStale(before, expectedVersion, amenityAnswerOf(before))
    const fields: AmenityFields = { name: changes.name ?? before.fields.name }
    if (fields.name === before.fields.name) return amenityAnswerOf(before)

    const amenity: StoredAmenity = { ...before, version: before.version + 1, updatedAt: context.now, fields }
    await updateAmenityRow(client, amenity)
    await publishAmenity(unit, amenity)
    await audit({ noun: 'amenity', id, action: 'update', before: before.fields, after: fields })
    return amenityAnswerOf(amenity)
  })
}
