import { z } from 'zod'

/** What became of them. Latencies in milliseconds, of the accepted ones, from the moment at which each was due. */
export const openLoadResultSchema = z.object({
  sentPerSecond: z.number(),
  acceptedPerSecond: z.number(),
  /** 503 with `Retry-After`. */
  shed: z.number(),
  /** Anything else that is no answer. */
  failed: z.number(),
  p50: z.number(),
  p99: z.number(),
})

export type OpenLoadResult = z.infer<typeof openLoadResultSchema>
