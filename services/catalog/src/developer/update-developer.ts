import { isDeepStrictEqual } from 'node:util'
import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import type { DeveloperChanges, DeveloperFields } from '@tahanan/contracts/developer/developer-fields.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { replacePicture } from '../picture/replace-picture.ts'
import { slugFor } from '../slug/slug-for.ts'
import { listSlugs, recordSlug } from '../slug/slug.store.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import { developerStateOf } from './developer-state-of.ts'
import { lockDeveloper, type StoredDeveloper, updateDeveloperRow } from './developer.store.ts'

/**
 * Sets what is given; what would change nothing leaves no version, event or audit entry. A new logo takes the place of
 * the one before; it is an aggregate of its own and makes no version of the developer.
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput on `name` when another developer has it
 */
export function updateDeveloper(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: DeveloperChanges,
  expectedVersion?: number,
  logo?: PreparedPicture,
): Promise<DeveloperAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, publish, audit } = unit
    const owner = { ownerNoun: 'developer', ownerId: id } as const
    const before = await lockDeveloper(client, id)
    if (before === undefined) throw new NotFound('developer', id)
    refuseStale(before, expectedVersion, developerAnswerOf(before, await pictureAnswersOf(client, owner)))
    if (logo !== undefined) await replacePicture(unit, owner, logo)
    const pictures = await pictureAnswersOf(client, owner)
    const fields = changed(before.fields, changes)
    if (isDeepStrictEqual(fields, before.fields)) return developerAnswerOf(before, pictures)

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
    return developerAnswerOf(developer, pictures)
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
