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

const all = { path: '/admin/developer/', params: noInput } as const
const one = { path: '/admin/developer/{id}/', params: idParams } as const
const read = { method: 'GET', access: 'viewer', body: noInput, bodyKind: 'json', status: 200 } as const
const write = { access: 'editor', query: noInput, bodyKind: 'files' } as const

/** §7 "Admin developers", and the detail call behind the table's View. */
export const developerEndpoints = {
  list: defineEndpoint({
    ...read,
    ...all,
    id: 'developer.list',
    summary: 'Developers, newest first; `q` searches name, address, number and person.',
    query: staffListQuerySchema,
    answer: staffListAnswer(developerAnswerSchema),
  }),
  get: defineEndpoint({
    ...read,
    ...one,
    id: 'developer.get',
    summary: 'One developer with its projects.',
    query: noInput,
    answer: developerDetailAnswerSchema,
  }),
  create: defineEndpoint({
    ...write,
    ...all,
    id: 'developer.create',
    method: 'POST',
    summary: 'Adds a developer. 400 on `name` when there is one of that name.',
    body: createDeveloperBody,
    answer: developerAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...write,
    ...one,
    id: 'developer.update',
    method: 'PATCH',
    summary: 'Changes what is sent. 409 `stale` when somebody else changed it meanwhile.',
    body: updateDeveloperBody,
    answer: developerAnswerSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...write,
    ...one,
    id: 'developer.delete',
    method: 'DELETE',
    summary: 'Deletes a developer. 409 `in_use` with counts while it has projects.',
    body: noInput,
    answer: noAnswer,
    status: 204,
  }),
}
