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

const one = {
  path: '/admin/projects/{id}/',
  params: idParams,
  query: noInput,
  bodyKind: 'json',
} as const

/** §7 "Admin projects". */
export const projectEndpoints = {
  list: defineEndpoint({
    id: 'project.list',
    method: 'GET',
    path: '/admin/projects/',
    access: 'viewer',
    summary: 'Projects, newest first; `q` searches name, location, developer, property and unit types.',
    params: noInput,
    query: staffListQuerySchema,
    body: noInput,
    bodyKind: 'json',
    answer: staffListAnswer(projectAnswerSchema),
    status: 200,
  }),
  get: defineEndpoint({
    ...one,
    id: 'project.get',
    method: 'GET',
    access: 'viewer',
    summary: 'One project with its listings.',
    body: noInput,
    answer: projectDetailAnswerSchema,
    status: 200,
  }),
  create: defineEndpoint({
    id: 'project.create',
    method: 'POST',
    path: '/admin/projects/',
    access: 'editor',
    summary: 'Adds a project. 400 on `name` when there is one of that name.',
    params: noInput,
    query: noInput,
    body: createProjectBody,
    bodyKind: 'json',
    answer: projectAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...one,
    id: 'project.update',
    method: 'PATCH',
    access: 'editor',
    summary: 'Changes what is sent. 409 `stale` when somebody else changed it meanwhile.',
    body: updateProjectBody,
    answer: projectAnswerSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...one,
    id: 'project.delete',
    method: 'DELETE',
    access: 'editor',
    summary: 'Deletes a project. 409 `in_use` with counts while it has listings.',
    body: noInput,
    answer: noAnswer,
    status: 204,
  }),
}
