import { z } from 'zod'

export const PERSON_CARE_CODES = [
  'license_missing',
  'license_lapsed',
  'license_ending',
  'too_many_salespersons',
] as const

/** A broker or salesperson whom staff should look at, and why, gravest first (decisions §10 "PRC licence"). */
export const personCareSchema = z.object({
  noun: z.enum(['broker', 'salesperson']),
  id: z.int().positive(),
  name: z.string(),
  reasons: z
    .array(
      z.object({
        code: z.enum(PERSON_CARE_CODES),
        /** In words: the problem and the remedy. */
        message: z.string(),
      }),
    )
    .min(1),
})

export type PersonCare = z.infer<typeof personCareSchema>
