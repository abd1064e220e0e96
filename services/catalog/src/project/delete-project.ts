import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import { listSlugs } from '../slug/slug.store.ts'
import { projectAnswerOf } from './project-answer-of.ts'
import { countListingsOfProject, lockProject, markProjectDeleted } from './project.store.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while it has listings (decision 86) */
export function deleteProject(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, publish, audit } = unit
    const project = await lockProject(client, id)
    if (project === undefined) throw new NotFound('project', id)
    const pictures = await pictureAnswersOf(client, { ownerNoun: 'project', ownerId: id })
    refuseStale(project, expectedVersion, projectAnswerOf(project, pictures))
    const listings = await countListingsOfProject(client, id)
    if (listings > 0) {
      throw new Conflict('in_use', `This project has listings (${listings}). Delete or move them first.`, {
        counts: { listings },
      })
    }
    const version = project.version + 1
    await markProjectDeleted(client, id, version, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'project', ownerId: id })
    const slugs = [...new Set([project.slug, ...(await listSlugs(client, 'project', id))])]
    await publish({
      type: 'project.deleted',
      aggregate: 'project',
      aggregateId: id,
      version,
      data: { id, deleted: true, slugs, deletedAt: context.now.toISOString() },
    })
    await audit({ noun: 'project', id, action: 'delete', before: project.fields, after: null })
  })
}
