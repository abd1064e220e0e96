import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { countProjectsOfDeveloper } from '../project/project.store.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import { listSlugs } from '../slug/slug.store.ts'
import { developerAnswerOf } from './developer-answer-of.ts'
import { lockDeveloper, markDeveloperDeleted } from './developer.store.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while it has projects (decision 86) */
export function deleteDeveloper(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, publish, audit } = unit
    const developer = await lockDeveloper(client, id)
    if (developer === undefined) throw new NotFound('developer', id)
    const pictures = await pictureAnswersOf(client, { ownerNoun: 'developer', ownerId: id })
    refuseStale(developer, expectedVersion, developerAnswerOf(developer, pictures))
    const projects = await countProjectsOfDeveloper(client, id)
    if (projects > 0) {
      throw new Conflict('in_use', `This developer has projects (${projects}). Delete or move them first.`, {
        counts: { projects },
      })
    }
    const version = developer.version + 1
    await markDeveloperDeleted(client, id, version, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'developer', ownerId: id })
    const slugs = [...new Set([developer.slug, ...(await listSlugs(client, 'developer', id))])]
    await publish({
      type: 'developer.deleted',
      aggregate: 'developer',
      aggregateId: id,
      version,
      data: { id, deleted: true, slugs, deletedAt: context.now.toISOString() },
    })
    await audit({ noun: 'developer', id, action: 'delete', before: developer.fields, after: null })
  })
}
