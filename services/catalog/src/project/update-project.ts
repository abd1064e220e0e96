import { isDeepStrictEqual } from 'node:util'
import type { ProjectAnswer } from '@tahanan/contracts/project/project-answer.ts'
import type { ProjectChanges, ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { lockStored } from '../aggregate/stored.store.ts'
import { withChanges } from '../aggregate/with-changes.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { pictureAnswersOf } from '../picture/picture-answers-of.ts'
import { settlePlace } from '../place/settle-place.ts'
import { slugFor } from '../slug/slug-for.ts'
import { recordSlug } from '../slug/slug.store.ts'
import { lockProjectParents } from './lock-project-parents.ts'
import { projectAnswerOf } from './project-answer-of.ts'
import { PROJECT_TABLE, type StoredProject } from './project-table.ts'
import { updateProjectRow } from './project.store.ts'
import { publishProject } from './publish-project.ts'
import { settleProject } from './settle-project.ts'

/**
 * Sets what is given; what would change nothing leaves no version, event or audit entry. Its listings are read through
 * it, so its own event is all there is to publish (decision 58).
 *
 * @throws NotFound; Conflict `stale` with the latest; InvalidInput as `createProject`
 */
export function updateProject(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: ProjectChanges,
  expectedVersion?: number,
): Promise<ProjectAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const before = await lockStored(client, PROJECT_TABLE, id)
    const pictures = await pictureAnswersOf(client, { ownerNoun: 'project', ownerId: id })
    refuseStale(before, expectedVersion, projectAnswerOf(before, pictures))
    const fields = changedProjectFields(before.fields, changes)
    if (isDeepStrictEqual(fields, before.fields)) return projectAnswerOf(before, pictures)

    const project: StoredProject = {
      ...before,
      version: before.version + 1,
      slug: slugFor('project', fields.name, id),
      developerName: await lockProjectParents(client, fields),
      updatedAt: context.now,
      fields,
    }
    await updateProjectRow(client, project)
    if (project.slug !== before.slug) await recordSlug(client, 'project', id, project.slug, context.now)
    await publishProject(unit, project)
    await audit({ noun: 'project', id, action: 'update', before: before.fields, after: fields })
    return projectAnswerOf(project, pictures)
  })
}

/** A project's fields after an edit: what is left out stays. @throws InvalidInput as `settleProject` */
export function changedProjectFields(fields: ProjectFields, changes: ProjectChanges): ProjectFields {
  const details = changes.details === undefined ? undefined : cleanDetails(changes.details)
  const changed = withChanges(fields, { ...changes, details })
  return settleProject({
    ...changed,
    ...settlePlace({ location: changed.location, beside: changed.name }, changes, fields),
  })
}
