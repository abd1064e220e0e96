import { z } from 'zod'

/** `PRC` licenses a broker and accredits a salesperson; the others are papers beside it (decision 94). */
export const LICENSE_KINDS = ['PRC', 'PTR', 'DHSUD'] as const

export const licenseKindSchema = z.enum(LICENSE_KINDS)

export type LicenseKind = z.infer<typeof licenseKindSchema>
