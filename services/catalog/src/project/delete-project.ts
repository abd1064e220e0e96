import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored, markDeleted } from '../aggregate/stored.store.ts'
import { tombstoneOf } from '../aggregate/tombstone-of.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import { listSlugsOf } from '../slug/slug.store.ts'
import { projectAnswerOf } from './project-answer-of.ts'
import { countListingsOfProject } from './project-surroundings.store.ts'
import { PROJECT_TABLE } from './project-table.ts'

/** @throws NotFound; Conflict `stale`; Conflict `in_use` with counts while it has listings (decision 86) */
export function deleteProject(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, publish, audit } = unit
    const project = await lockStored(client, PROJECT_TABLE, id)
    const pictures = await pictureAnswersOf(client, { ownerNoun: 'project', ownerId: id })
    refuseStale(project, expectedVersion, projectAnswerOf(project, pictures))
    const listings = await countListingsOfProject(client, id)
    if (listings > 0) {
      throw new Conflict('in_use', `This project has listings (${listings}). Delete or move them first.`, {
        counts: { listings },
      })
    }
    const version = project.version + 1
    await markDeleted(client, 'project', id, version, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'project', ownerId: id })
    const slugs = await listSlugsOf(client, 'project', project)
    const data = tombstoneOf(id, context.now, slugs)
    await publish({ type: 'project.deleted', aggregate: 'project', aggregateId: id, version, data })
    await audit({ noun: 'project', id, action: 'delete', before: project.fields, after: null })
  })
}
