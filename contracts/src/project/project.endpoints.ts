import { recordEndpoints } from '../endpoint/record-endpoints.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { createProjectBody } from './create-project-body.ts'
import { projectAnswerSchema } from './project-answer.ts'
import { projectDetailAnswerSchema } from './project-detail-answer.ts'
import { updateProjectBody } from './update-project-body.ts'

/** §7 "Admin projects". */
export const projectEndpoints = recordEndpoints({
  noun: 'project',
  path: '/admin/projects/',
  answers: { list: staffListAnswer(projectAnswerSchema), get: projectDetailAnswerSchema, stored: projectAnswerSchema },
  bodies: { create: createProjectBody, update: updateProjectBody },
  bodyKind: 'json',
  summaries: {
    list: 'Projects, newest first; `q` searches name, location, developer, property and unit types.',
    get: 'One project with its listings.',
    create: 'Adds a project. 400 on `name` when there is one of that name.',
    update: 'Changes what is sent. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes a project. 409 `in_use` with counts while it has listings.',
  },
})
