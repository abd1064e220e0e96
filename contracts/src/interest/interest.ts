import { z } from 'zod'

/** Over how many days up to today, in Manila, the interest in a listing is told. */
export const INTEREST_DAYS = ['30', '90'] as const

/** A published listing waits for its first or next enquiry after so many days. */
export const QUIET_DAYS = 30

const count = z.int().nonnegative()

export const interestQuerySchema = z.strictObject({
  days: z.enum(INTEREST_DAYS, 'must be 30 or 90').default('30'),
})

/** Answer of GET /admin/listing/{id}/interest/. */
export const interestAnswerSchema = z.object({
  /** Each day in Manila, oldest first, today included; days without anything are zeros. */
  days: z.array(z.object({ day: z.iso.date(), views: count, enquiries: count })),
})

export type InterestAnswer = z.infer<typeof interestAnswerSchema>
