import { isDeepStrictEqual } from 'node:util'
import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import type { DeveloperChanges, DeveloperFields } from '@tahanan/contracts/developer/developer-fields.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { slugFor } from '../slug/slug-for.ts'
import { listSlugs, recordSlug } from '../slug/slug.store.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import { developerStateOf } from './developer-state-of.ts'
import { lockDeveloper, type StoredDeveloper, updateDeveloperRow } from './developer.store.ts'

/**
 * Sets what is given; what would change nothing leaves no version, event or audit entry.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name` when another developer has it
 */
export function updateDeveloper(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: DeveloperChanges,
  expectedVersion?: number,
): Promise<DeveloperAnswer> {
  return runCommand(catalog, context, async ({ client, publish, audit }) => {
    const before = await lockDeveloper(client, id)
    if (before === undefined) throw new NotFound('developer', id)
    refuseStale(before, expectedVersion, developerAnswerOf(before))
    const fields = changed(before.fields, changes)
    if (isDeepStrictEqual(fields, before.fields)) return developerAnswerOf(before)

    const developer: StoredDeveloper = {
      ...before,
      version: before.version + 1,
      slug: slugFor('developer', fields.name, id),
      updatedAt: context.now,
      fields,
    }
    await updateDeveloperRow(client, developer)
    if (developer.slug !== before.slug) await recordSlug(client, 'developer', id, developer.slug, context.now)
    await publish({
      type: 'developer.changed',
      aggregate: 'developer',
      aggregateId: id,
      version: developer.version,
      data: developerStateOf(developer, await listSlugs(client, 'developer', id)),
    })
    await audit({ noun: 'developer', id, action: 'update', before: before.fields, after: fields })
    return developerAnswerOf(developer)
  })
}

function changed(fields: DeveloperFields, changes: DeveloperChanges): DeveloperFields {
  return {
    name: changes.name ?? fields.name,
    officeAddress: changes.officeAddress ?? fields.officeAddress,
    contactNumber: changes.contactNumber ?? fields.contactNumber,
    contactPerson: changes.contactPerson ?? fields.contactPerson,
    details: changes.details === undefined ? fields.details : cleanDetails(changes.details),
  }
}
