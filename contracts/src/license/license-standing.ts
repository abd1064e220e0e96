import { z } from 'zod'

/** One that is ending is in force until its last day is over. */
export const LICENSE_STANDINGS = ['in force', 'ending', 'lapsed'] as const

export const licenseStandingSchema = z.enum(LICENSE_STANDINGS)

export type LicenseStanding = z.infer<typeof licenseStandingSchema>
