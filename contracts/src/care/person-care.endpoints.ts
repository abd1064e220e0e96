import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { noInput } from '../endpoint/no-input.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { personCareSchema } from './person-care.ts'

/** What the overview asks for. */
export const personCareEndpoints = {
  list: defineEndpoint({
    id: 'person-care.list',
    method: 'GET',
    path: '/admin/people-needing-care/',
    access: 'viewer',
    summary:
      'Brokers and salespersons without a PRC licence in force, with one that ends within 60 days, and brokers of more than 20 salespersons; the gravest first. `q` searches names.',
    params: noInput,
    query: staffListQuerySchema,
    body: noInput,
    bodyKind: 'json',
    answer: staffListAnswer(personCareSchema),
    status: 200,
  }),
}
