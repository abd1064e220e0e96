import { z } from 'zod'

const count = z.int().nonnegative()

/** Rows of a pass so far. `created` would be so in a check; `warned` are those of them that are unlikely. */
export const importCountsSchema = z.object({
  rows: count,
  created: count,
  known: count,
  rejected: count,
  warned: count,
})

export type ImportCounts = z.infer<typeof importCountsSchema>
