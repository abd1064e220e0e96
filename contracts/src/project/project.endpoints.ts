import { recordAnswers, recordEndpoints } from '../endpoint/record-endpoints.ts'
import { creationOf, updateForm } from '../endpoint/id-fields.ts'
import { staffListAnswer } from '../page/staff-list.ts'
import { createProjectBody, projectAnswerSchema, projectChangesOf, projectForm } from './project.ts'
import { projectDetailAnswerSchema } from './project-page.ts'

/** Body of PATCH /admin/projects/{id}/: the same form, of which anything may be left out. */
export const updateProjectBody = updateForm(projectForm).transform((form, context) => ({
  changes: projectChangesOf(form, context),
  version: form.version,
}))

/** What staff should look at again, and pins that they set, are theirs. */
const OF_STAFF = { warnings: true, point: true, point_precision: true } as const

/** §7 "Admin projects". */
export const projectEndpoints = recordEndpoints({
  noun: 'project',
  path: '/admin/projects/',
  answers: { ...recordAnswers(projectAnswerSchema), get: projectDetailAnswerSchema },
  bodies: { create: createProjectBody.transform(creationOf), update: updateProjectBody },
  bodyKind: 'json',
  partner: {
    list: { scope: 'projects', answer: staffListAnswer(projectAnswerSchema.omit(OF_STAFF)) },
    get: { scope: 'projects', answer: projectDetailAnswerSchema.omit(OF_STAFF) },
  },
  summaries: {
    list: 'Projects, newest first; `q` searches name, location, developer, property and unit types.',
    get: 'One project with its listings.',
    create: 'Adds a project. 400 on `name` when there is one of that name.',
    update: 'Changes what is sent. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes a project. 409 `in_use` with counts while it has listings.',
  },
})
