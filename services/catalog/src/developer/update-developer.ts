import { isDeepStrictEqual } from 'node:util'
import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import type { DeveloperChanges } from '@tahanan/contracts/developer/developer-fields.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored } from '../aggregate/stored.store.ts'
import { withChanges } from '../aggregate/with-changes.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import type { PreparedPicture } from '../picture/prepared-picture.ts'
import { replacePicture } from '../picture/replace-picture.ts'
import { slugFor } from '../slug/slug-for.ts'
import { recordSlug } from '../slug/slug.store.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import { DEVELOPER_TABLE, type StoredDeveloper } from './developer-table.ts'
import { updateDeveloperRow } from './developer.store.ts'
import { publishDeveloper } from './publish-developer.ts'

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
    const { client, audit } = unit
    const owner = { ownerNoun: 'developer', ownerId: id } as const
    const before = await lockStored(client, DEVELOPER_TABLE, id)
    refuseStale(before, expectedVersion, developerAnswerOf(before, await pictureAnswersOf(client, owner)))
    if (logo !== undefined) await replacePicture(unit, owner, logo)
    const pictures = await pictureAnswersOf(client, owner)
    const details = changes.details === undefined ? undefined : cleanDetails(changes.details)
    const fields = withChanges(before.fields, { ...changes, details })
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
    await publishDeveloper(unit, developer)
    await audit({ noun: 'developer', id, action: 'update', before: before.fields, after: fields })
    return developerAnswerOf(developer, pictures)
  })
}
