import { z } from 'zod'
import { licenseKindSchema } from './license-kind.ts'
import { licenseStandingSchema } from './license-standing.ts'

/** A licence as staff see it: `name` is the number (§3), the rest is ours (decision 94). */
export const licenseAnswerSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  kind: licenseKindSchema,
  /** Its last day; null when none was given. */
  valid_until: z.iso.date().nullable(),
  /** Today, in Manila. */
  standing: licenseStandingSchema,
})

export type LicenseAnswer = z.infer<typeof licenseAnswerSchema>
