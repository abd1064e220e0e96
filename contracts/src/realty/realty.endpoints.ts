import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-params.ts'
import { noAnswer } from '../endpoint/no-answer.ts'
import { noInput } from '../endpoint/no-input.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { createRealtyBody } from './create-realty-body.ts'
import { realtyAnswerSchema } from './realty-answer.ts'
import { updateRealtyBody } from './update-realty-body.ts'

const all = { path: '/admin/realty/', params: noInput } as const
const one = { path: '/admin/realty/{id}/', params: idParams } as const
const read = { method: 'GET', access: 'viewer', body: noInput, bodyKind: 'json', status: 200 } as const
const write = { access: 'editor', query: noInput, bodyKind: 'files' } as const

/** §7 "Realty": the firms that brokers work for (decision 98). */
export const realtyEndpoints = {
  list: defineEndpoint({
    ...read,
    ...all,
    id: 'realty.list',
    summary: 'Firms, newest first; `q` searches name, address, numbers, person, e-mail and registrations.',
    query: staffListQuerySchema,
    answer: staffListAnswer(realtyAnswerSchema),
  }),
  get: defineEndpoint({
    ...read,
    ...one,
    id: 'realty.get',
    summary: 'One firm.',
    query: noInput,
    answer: realtyAnswerSchema,
  }),
  create: defineEndpoint({
    ...write,
    ...all,
    id: 'realty.create',
    method: 'POST',
    summary: 'Adds a firm. 400 on `name` when there is one of that name.',
    body: createRealtyBody,
    answer: realtyAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...write,
    ...one,
    id: 'realty.update',
    method: 'PATCH',
    summary:
      'Changes what is sent, the logo as `image` in a form. 409 `stale` when somebody else changed it meanwhile.',
    body: updateRealtyBody,
    answer: realtyAnswerSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...write,
    ...one,
    id: 'realty.delete',
    method: 'DELETE',
    summary: 'Deletes a firm. 409 `in_use` with counts while brokers work for it.',
    body: noInput,
    answer: noAnswer,
    status: 204,
  }),
}
