import { z } from 'zod'
import { get } from '../endpoint/define-endpoint.ts'
import { searchTextField } from '../search/search-fields.ts'

const listing = z.object({
  label: z.string(),
  /** Of the page to go to. */
  slug: z.string(),
  /** Where it is, to tell those of one name apart; empty for a developer. */
  hint: z.string(),
})
const page = listing.extend({ offers: z.int().nonnegative() })
const area = z.object({
  /** What to send as `area`. */
  code: z.string(),
  /** `Lahug, Cebu City`. */
  label: z.string(),
  offers: z.int().positive(),
})

/** The answer of `GET /suggest/`: what the words may mean, the likeliest of each kind first, with its offers. */
export const suggestionsAnswerSchema = z.object({
  areas: z.array(area),
  projects: z.array(page),
  developers: z.array(page),
  listings: z.array(listing),
  /** The words looked for instead, where those that were typed are found nowhere: "Showing results for …". */
  corrected: z.string().optional(),
})

export type SuggestionsAnswer = z.infer<typeof suggestionsAnswerSchema>

/** What the search box asks while somebody types. */
export const suggestionPublicEndpoints = {
  list: get('public', 'suggestion.list', '/suggest/', {
    summary:
      'Areas, projects and developers that have a word beginning with each of q; listings by name where there are none',
    query: z.strictObject({ q: searchTextField.optional() }),
    answer: suggestionsAnswerSchema,
  }),
}
