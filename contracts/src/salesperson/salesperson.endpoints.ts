import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-params.ts'
import { noAnswer } from '../endpoint/no-answer.ts'
import { noInput } from '../endpoint/no-input.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { createSalespersonBody } from './create-salesperson-body.ts'
import { salespersonAnswerSchema } from './salesperson-answer.ts'
import { updateSalespersonBody } from './update-salesperson-body.ts'

const all = { path: '/admin/sales-person/', params: noInput } as const
const one = { path: '/admin/sales-person/{id}/', params: idParams } as const
const read = { method: 'GET', access: 'viewer', body: noInput, bodyKind: 'json', status: 200 } as const
const write = { access: 'editor', query: noInput, bodyKind: 'files' } as const

/** §7 "Salespersons". */
export const salespersonEndpoints = {
  list: defineEndpoint({
    ...read,
    ...all,
    id: 'salesperson.list',
    summary: 'Salespersons, newest first; `q` searches name, position, numbers, e-mail, licences and broker.',
    query: staffListQuerySchema,
    answer: staffListAnswer(salespersonAnswerSchema),
  }),
  get: defineEndpoint({
    ...read,
    ...one,
    id: 'salesperson.get',
    summary: 'One salesperson.',
    query: noInput,
    answer: salespersonAnswerSchema,
  }),
  create: defineEndpoint({
    ...write,
    ...all,
    id: 'salesperson.create',
    method: 'POST',
    summary: 'Adds a salesperson, whose photo comes in a second call. 400 on `name` when there is one of that name.',
    body: createSalespersonBody,
    answer: salespersonAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...write,
    ...one,
    id: 'salesperson.update',
    method: 'PATCH',
    summary:
      'Changes what is sent: JSON for details, a form with `image` for the photo. `license` and `socials` are whole lists. 409 `stale` when somebody else changed it meanwhile.',
    body: updateSalespersonBody,
    answer: salespersonAnswerSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...write,
    ...one,
    id: 'salesperson.delete',
    method: 'DELETE',
    summary: 'Deletes a salesperson. 409 `in_use` with counts while open leads are assigned to him or her.',
    body: noInput,
    answer: noAnswer,
    status: 204,
  }),
}
