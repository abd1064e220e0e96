import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-params.ts'
import { noAnswer } from '../endpoint/no-answer.ts'
import { noInput } from '../endpoint/no-input.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { createDeveloperBody } from './create-developer-body.ts'
import { developerAnswerSchema } from './developer-answer.ts'
import { developerDetailAnswerSchema } from './developer-detail-answer.ts'
import { updateDeveloperBody } from './update-developer-body.ts'

const one = {
  path: '/admin/developer/{id}/',
  params: idParams,
  query: noInput,
} as const

/** §7 "Admin developers", and the detail call behind the table's View. */
export const developerEndpoints = {
  list: defineEndpoint({
    id: 'developer.list',
    method: 'GET',
    path: '/admin/developer/',
    access: 'viewer',
    summary: 'Developers, newest first; `q` searches name, address, number and person.',
    params: noInput,
    query: staffListQuerySchema,
    body: noInput,
    bodyKind: 'json',
    answer: staffListAnswer(developerAnswerSchema),
    status: 200,
  }),
  get: defineEndpoint({
    ...one,
    id: 'developer.get',
    method: 'GET',
    access: 'viewer',
    summary: 'One developer with its projects.',
    body: noInput,
    bodyKind: 'json',
    answer: developerDetailAnswerSchema,
    status: 200,
  }),
  create: defineEndpoint({
    id: 'developer.create',
    method: 'POST',
    path: '/admin/developer/',
    access: 'editor',
    summary: 'Adds a developer. 400 on `name` when there is one of that name.',
    params: noInput,
    query: noInput,
    body: createDeveloperBody,
    bodyKind: 'form',
    answer: developerAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...one,
    id: 'developer.update',
    method: 'PATCH',
    access: 'editor',
    summary: 'Changes what is sent. 409 `stale` when somebody else changed it meanwhile.',
    body: updateDeveloperBody,
    bodyKind: 'form',
    answer: developerAnswerSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...one,
    id: 'developer.delete',
    method: 'DELETE',
    access: 'editor',
    summary: 'Deletes a developer. 409 `in_use` with counts while it has projects.',
    body: noInput,
    bodyKind: 'json',
    answer: noAnswer,
    status: 204,
  }),
}
