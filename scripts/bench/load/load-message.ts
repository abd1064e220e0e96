import { z } from 'zod'

/** What the load generator is asked: requests as fast as they are answered, over this many connections. */
export const loadOrderSchema = z.object({
  origin: z.string(),
  paths: z.array(z.string()).min(1),
  headers: z.record(z.string(), z.string()),
  connections: z.number(),
  durationMs: z.number(),
})

export type LoadOrder = z.infer<typeof loadOrderSchema>

/** What it saw. Latencies in milliseconds. */
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
