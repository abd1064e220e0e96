import { z } from 'zod'
import { get } from '../endpoint/define-endpoint.ts'
import { slugParams } from '../endpoint/id-fields.ts'
import { publicListAnswer } from '../page/public-list-answer.ts'
import { searchTextField } from '../search/search-fields.ts'
import { developerCardSchema, developerPageSchema } from './developer-page.ts'

/** The query of `GET /developer` (decision 30). */
const developerSearchQuerySchema = z.strictObject({ q: searchTextField.optional() })

/** §7 "Public": developers. */
export const developerPublicEndpoints = {
  search: get('public', 'developer.search', '/developer/', {
    summary: 'Up to three developers whose names hold every word of q, the last one as a prefix',
    query: developerSearchQuerySchema,
    answer: publicListAnswer(developerCardSchema),
  }),
  show: get('public', 'developer.show', '/developer/{slug}/', {
    summary: 'One developer with its projects',
    params: slugParams,
    refusals: [301, 410],
    answer: developerPageSchema,
  }),
}
