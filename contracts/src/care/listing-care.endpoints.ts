import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { noInput } from '../endpoint/no-input.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { listingCareQuerySchema } from './listing-care-query.ts'
import { listingCareSchema } from './listing-care.ts'

/** What the overview asks for. */
export const listingCareEndpoints = {
  list: defineEndpoint({
    id: 'listing-care.list',
    method: 'GET',
    path: '/admin/listings-needing-care/',
    access: 'viewer',
    summary:
      'Published listings still to be had without an authority in force, a licence to sell, a price of their own, a unit type that is offered or a picture; the gravest first. `q` searches names, `reason` names one.',
    params: noInput,
    query: listingCareQuerySchema,
    body: noInput,
    bodyKind: 'json',
    answer: staffListAnswer(listingCareSchema),
    status: 200,
  }),
}
