import { z } from 'zod'

/** What the load generator is asked: requests as fast as they are answered, over this many connections. */
export const loadOrderSchema = z.object({
  origin: z.string(),
  paths: z.array(z.string()).min(1),
  headers: z.record(z.string(), z.string()),
  /** `If-None-Match` of each path. */
  tags: z.array(z.string()).optional(),
  connections: z.number(),
  durationMs: z.number(),
  /** JSON texts to post to the first path, one after the other, instead of asking for the paths. */
  bodies: z.array(z.string()).optional(),
})

export type LoadOrder = z.infer<typeof loadOrderSchema>
