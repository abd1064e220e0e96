import { z } from 'zod'

/** Requests that come when they come, whatever has become of those before: an open loop. */
export const openLoadOrderSchema = z.object({
  origin: z.string(),
  paths: z.array(z.string()).min(1),
  perSecond: z.number(),
  durationMs: z.number(),
})

export type OpenLoadOrder = z.infer<typeof openLoadOrderSchema>
