import { z } from 'zod'

/** What the load generator saw. Latencies in milliseconds. */
export const loadResultSchema = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p97_5: z.number(),
  p99: z.number(),
  /** Answers by status class, and requests without any. */
  ok: z.number(),
  notOk: z.number(),
  errors: z.number(),
})

export type LoadResult = z.infer<typeof loadResultSchema>
