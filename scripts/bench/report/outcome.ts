import { z } from 'zod'

/** One line of the table. Rates are per second of whatever the case counts, or the inverse of a cost. */
export const outcomeSchema = z.object({
  name: z.string(),
  unit: z.string(),
  /** Set where less is better. */
  cost: z.enum(['ms', 'MB']).nullable(),
  ours: z.number(),
  bare: z.number(),
  /** Median of the rounds' ratios: each round runs both, one right after the other. */
  ratio: z.number(),
  /** The best round's. */
  best: z.number(),
  /** What the ratio must reach; null where nothing was promised. */
  floor: z.number().nullable(),
  /** Milliseconds of ours, where the case has requests. */
  p50: z.number().nullable(),
  p97_5: z.number().nullable(),
  p99: z.number().nullable(),
  /** Largest less smallest ratio of the rounds, as a share of the median. */
  spread: z.number(),
  rounds: z.number(),
  /** Rounds within a quarter of the median. */
  stableRounds: z.number(),
  note: z.string(),
})

export type Outcome = z.infer<typeof outcomeSchema>
