import { z } from 'zod'
import { defineEndpoint, noInput } from '../endpoint/define-endpoint.ts'
import { slugParams } from '../endpoint/slug-params.ts'
import { searchTextField } from '../search/search-fields.ts'
import { developerCardSchema, developerPageSchema } from './developer-page.ts'

/** The answer of `GET /developer`: up to three whose names match, in the envelope of every list (decision 30). */
export const developerListSchema = z.object({
  count: z.int().nonnegative(),
  next: z.null(),
  previous: z.null(),
  results: z.array(developerCardSchema),
})

/** The query of `GET /developer` (decision 30). */
const developerSearchQuerySchema = z.strictObject({ q: searchTextField.optional() })

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
