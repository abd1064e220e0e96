import type { ProjectAnswer } from '@tahanan/contracts/project/project-answer.ts'
import type { NewProject } from '@tahanan/contracts/project/project-fields.ts'
import { takeId } from '../aggregate/take-id.store.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { slugFor } from '../slug/slug-for.ts'
import { recordSlug } from '../slug/slug.store.ts'
import { lockProjectParents } from './lock-project-parents.ts'
import { newProjectFields } from './new-project-fields.ts'
import { projectAnswerOf } from './project-answer-of.ts'
import type { StoredProject } from './project-table.ts'
import { insertProject } from './project.store.ts'
import { publishProject } from './publish-project.ts'

/**
 * `createProject` within a transaction that is under way.
 *
 * @throws InvalidInput for what §4 and §5 refuse, a name that is taken, a developer or amenity that does not exist
 */
export async function addProject(unit: UnitOfWork, form: NewProject): Promise<ProjectAnswer> {
  const { client, context, audit } = unit
  const fields = newProjectFields(form)
  const developerName = await lockProjectParents(client, fields)
  const id = await takeId(client, 'project')
  const slug = slugFor('project', fields.name, id)
  const { now } = context
  const project: StoredProject = { id, version: 1, slug, developerName, createdAt: now, updatedAt: now, fields }
  await insertProject(client, project)
  await recordSlug(client, 'project', id, slug, now)
  await publishProject(unit, project)
  await audit({ noun: 'project', id, action: 'create', before: null, after: fields })
  return projectAnswerOf(project, [])
}
