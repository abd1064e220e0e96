import { z } from 'zod'

/** Requests that come when they come, whatever has become of those before: an open loop. */
export const openLoadOrderSchema = z.object({
  origin: z.string(),
  paths: z.array(z.string()).min(1),
  perSecond: z.number(),
  /** Sent before that, and not counted: a server has to notice first that it is asked for too much. */
  settleMs: z.number(),
  durationMs: z.number(),
})

export type OpenLoadOrder = z.infer<typeof openLoadOrderSchema>
