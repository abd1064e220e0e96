import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { noInput } from '../endpoint/no-input.ts'
import { searchTextField } from '../search/search-text-field.ts'
import { suggestionsAnswerSchema } from './suggestions-answer.ts'

/** What the search box asks while somebody types. */
export const suggestionPublicEndpoints = {
  list: defineEndpoint({
    id: 'suggestion.list',
    method: 'GET',
    path: '/suggest/',
    access: 'public',
    summary: 'Places, projects, developers and listings whose names hold every word of q, the last one as a prefix',
    params: noInput,
    query: z.strictObject({ q: searchTextField.optional() }),
    body: noInput,
    bodyKind: 'json',
    answer: suggestionsAnswerSchema,
    status: 200,
  }),
}
