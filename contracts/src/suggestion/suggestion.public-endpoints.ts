import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { searchTextField } from '../search/search-fields.ts'
import { suggestionsAnswerSchema } from './suggestions-answer.ts'

/** What the search box asks while somebody types. */
export const suggestionPublicEndpoints = {
  list: defineEndpoint({
    id: 'suggestion.list',
    method: 'GET',
    path: '/suggest/',
    access: 'public',
    summary:
      'Areas, projects and developers that have a word beginning with each of q; listings by name where there are none',
    query: z.strictObject({ q: searchTextField.optional() }),
    answer: suggestionsAnswerSchema,
  }),
}
