import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import { listingCareQuerySchema, listingCareSchema, personCareSchema } from './care.ts'

/** What the overview asks for. */
export const listingCareEndpoints = {
  list: defineEndpoint({
    id: 'listing-care.list',
    method: 'GET',
    path: '/admin/listings-needing-care/',
    access: 'viewer',
    summary:
      'Published listings still to be had without an authority in force, a licence to sell, a price of their own, a unit type that is offered or a picture; the gravest first. `q` searches names, `reason` names one.',
    query: listingCareQuerySchema,
    answer: staffListAnswer(listingCareSchema),
  }),
}

/** What the overview asks for. */
export const personCareEndpoints = {
  list: defineEndpoint({
    id: 'person-care.list',
    method: 'GET',
    path: '/admin/people-needing-care/',
    access: 'viewer',
    summary:
      'Brokers and salespersons without a PRC licence in force, with one that ends within 60 days, and brokers of more than 20 salespersons; the gravest first. `q` searches names.',
    query: staffListQuerySchema,
    answer: staffListAnswer(personCareSchema),
  }),
}
