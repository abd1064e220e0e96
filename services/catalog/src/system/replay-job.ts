import { z } from 'zod'

/** The queue of dead letters that are to be projected again. */
export const REPLAY_QUEUE = 'replay'

/** A dead letter as it lay in its topic. */
export const replayJobSchema = z.object({
  key: z.string(),
  value: z.string(),
  headers: z.record(z.string(), z.string()),
})

export type ReplayJob = z.infer<typeof replayJobSchema>
