import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-params.ts'
import { noAnswer } from '../endpoint/no-answer.ts'
import { noInput } from '../endpoint/no-input.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { createProjectBody } from './create-project-body.ts'
import { projectAnswerSchema } from './project-answer.ts'
import { projectDetailAnswerSchema } from './project-detail-answer.ts'
import { updateProjectBody } from './update-project-body.ts'

const all = { path: '/admin/projects/', params: noInput } as const
const one = { path: '/admin/projects/{id}/', params: idParams } as const
const read = { method: 'GET', access: 'viewer', body: noInput, bodyKind: 'json', status: 200 } as const
const write = { access: 'editor', query: noInput, bodyKind: 'json' } as const

/** §7 "Admin projects". */
export const projectEndpoints = {
  list: defineEndpoint({
    ...read,
    ...all,
    id: 'project.list',
    summary: 'Projects, newest first; `q` searches name, location, developer, property and unit types.',
    query: staffListQuerySchema,
    answer: staffListAnswer(projectAnswerSchema),
  }),
  get: defineEndpoint({
    ...read,
    ...one,
    id: 'project.get',
    summary: 'One project with its listings.',
    query: noInput,
    answer: projectDetailAnswerSchema,
  }),
  create: defineEndpoint({
    ...write,
    ...all,
    id: 'project.create',
    method: 'POST',
    summary: 'Adds a project. 400 on `name` when there is one of that name.',
    body: createProjectBody,
    answer: projectAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...write,
    ...one,
    id: 'project.update',
    method: 'PATCH',
    summary: 'Changes what is sent. 409 `stale` when somebody else changed it meanwhile.',
    body: updateProjectBody,
    answer: projectAnswerSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...write,
    ...one,
    id: 'project.delete',
    method: 'DELETE',
    summary: 'Deletes a project. 409 `in_use` with counts while it has listings.',
    body: noInput,
    answer: noAnswer,
    status: 204,
  }),
}
