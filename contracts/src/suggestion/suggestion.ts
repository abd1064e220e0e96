import { z } from 'zod'

/** Something that a visitor may mean by what is in the search box so far. */
export const suggestionSchema = z.object({
  label: z.string(),
  /** Of the page to go to; null for a place, which is searched for by its label. */
  slug: z.string().nullable(),
  /** Where it is, to tell those of one name apart; empty for a place or developer. */
  hint: z.string(),
})

export type Suggestion = z.infer<typeof suggestionSchema>

/** How many suggestions of each kind there are at most. */
export const SUGGESTION_LIMITS = { areas: 5, projects: 3, developers: 3, listings: 4 } as const
