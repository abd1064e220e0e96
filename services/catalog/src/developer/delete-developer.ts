import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored, markDeleted } from '../aggregate/stored.store.ts'
import { tombstoneOf } from '../aggregate/tombstone-of.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import { countProjectsOfDeveloper } from '../project/project-surroundings.store.ts'
import { listSlugsOf } from '../slug/slug.store.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import { DEVELOPER_TABLE } from './developer-table.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while it has projects (decision 86) */
export function deleteDeveloper(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, publish, audit } = unit
    const developer = await lockStored(client, DEVELOPER_TABLE, id)
    const pictures = await pictureAnswersOf(client, { ownerNoun: 'developer', ownerId: id })
    refuseStale(developer, expectedVersion, developerAnswerOf(developer, pictures))
    const projects = await countProjectsOfDeveloper(client, id)
    if (projects > 0) {
      throw new Conflict('in_use', `This developer has projects (${projects}). Delete or move them first.`, {
        counts: { projects },
      })
    }
    const version = developer.version + 1
    await markDeleted(client, 'developer', id, version, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'developer', ownerId: id })
    const slugs = await listSlugsOf(client, 'developer', developer)
    const data = tombstoneOf(id, context.now, slugs)
    await publish({ type: 'developer.deleted', aggregate: 'developer', aggregateId: id, version, data })
    await audit({ noun: 'developer', id, action: 'delete', before: developer.fields, after: null })
  })
}
