import { z } from 'zod'
import { suggestionSchema } from './suggestion.ts'

const some = z.array(suggestionSchema)

/** The answer of `GET /suggest/`: what the words may mean, the likeliest of each kind first. */
export const suggestionsAnswerSchema = z.object({
  places: some,
  projects: some,
  developers: some,
  listings: some,
  /** The words looked for instead, where those that were typed are found nowhere: "Showing results for …". */
  corrected: z.string().optional(),
})

export type SuggestionsAnswer = z.infer<typeof suggestionsAnswerSchema>
