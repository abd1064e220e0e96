import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { noInput } from '../endpoint/no-input.ts'
import { slugParams } from '../endpoint/slug-params.ts'
import { developerListSchema } from './developer-list.ts'
import { developerPageSchema } from './developer-page.ts'
import { developerSearchQuerySchema } from './developer-search-query.ts'

const read = { method: 'GET', access: 'public', body: noInput, bodyKind: 'json', status: 200 } as const

/** §7 "Public": developers. */
export const developerPublicEndpoints = {
  search: defineEndpoint({
    ...read,
    id: 'developer.search',
    path: '/developer/',
    summary: 'Up to three developers whose names hold every word of q, the last one as a prefix',
    params: noInput,
    query: developerSearchQuerySchema,
    answer: developerListSchema,
  }),
  show: defineEndpoint({
    ...read,
    id: 'developer.show',
    path: '/developer/{slug}/',
    summary: 'One developer with its projects',
    params: slugParams,
    query: noInput,
    answer: developerPageSchema,
  }),
}
