import { z } from 'zod'

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

export type AreaSuggestion = z.infer<typeof area>
export type PageSuggestion = z.infer<typeof page>
export type ListingSuggestion = z.infer<typeof listing>

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
