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
