import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-params.ts'
import { noAnswer } from '../endpoint/no-answer.ts'
import { noInput } from '../endpoint/no-input.ts'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { brokerAnswerSchema } from './broker-answer.ts'
import { brokerListAnswerSchema } from './broker-list-answer.ts'
import { createBrokerBody } from './create-broker-body.ts'
import { updateBrokerBody } from './update-broker-body.ts'

const all = { path: '/admin/broker/', params: noInput } as const
const one = { path: '/admin/broker/{id}/', params: idParams } as const
const read = { method: 'GET', access: 'viewer', body: noInput, bodyKind: 'json', status: 200 } as const
const write = { access: 'editor', query: noInput, bodyKind: 'files' } as const

/** §7 "Brokers". */
export const brokerEndpoints = {
  list: defineEndpoint({
    ...read,
    ...all,
    id: 'broker.list',
    summary: 'Brokers, newest first; `q` searches name, position, numbers, e-mail, licences and firm.',
    query: staffListQuerySchema,
    answer: brokerListAnswerSchema,
  }),
  get: defineEndpoint({
    ...read,
    ...one,
    id: 'broker.get',
    summary: 'One broker.',
    query: noInput,
    answer: brokerAnswerSchema,
  }),
  create: defineEndpoint({
    ...write,
    ...all,
    id: 'broker.create',
    method: 'POST',
    summary: 'Adds a broker. 400 on `name` when there is one of that name.',
    body: createBrokerBody,
    answer: brokerAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...write,
    ...one,
    id: 'broker.update',
    method: 'PATCH',
    summary:
      'Changes what is sent: JSON for details, a form with `image` for the photo. `license` and `socials` are whole lists. 409 `stale` when somebody else changed it meanwhile.',
    body: updateBrokerBody,
    answer: brokerAnswerSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...write,
    ...one,
    id: 'broker.delete',
    method: 'DELETE',
    summary: 'Deletes a broker. 409 `in_use` with counts while listings, salespersons or a firm refer to it.',
    body: noInput,
    answer: noAnswer,
    status: 204,
  }),
  deleteLicense: defineEndpoint({
    ...write,
    id: 'broker.delete-license',
    method: 'DELETE',
    path: '/admin/broker/license/{id}/',
    params: idParams,
    summary: 'Takes one licence from the broker who has it.',
    body: noInput,
    answer: noAnswer,
    status: 204,
  }),
}
