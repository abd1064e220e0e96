import { z } from 'zod'
import { idField } from '../endpoint/id-fields.ts'
import { jsonTextField, requiredLine } from '../text/text-fields.ts'
import { optionalDayField } from '../time/day-field.ts'

/** A licence of a broker or salesperson. */
export interface License {
  readonly id: number
  /** Its number, as it is written on it. */
  readonly name: string
  readonly kind: LicenseKind
  /** Its last day, `YYYY-MM-DD`; null when none was given. */
  readonly validUntil: string | null
}

/** One as a form sends it: without an id it is a new one; kind and last day that are undefined stay as they are. */
export interface LicenseDraft extends Pick<License, 'name'> {
  readonly id: number | undefined
  readonly kind: LicenseKind | undefined
  readonly validUntil: string | null | undefined
}

/** So long before its last day a licence is said to be ending. */
export const LICENSE_WARNING_DAYS = 60

const DAY_MS = 86_400_000

/**
 * How a licence stands on a day (decision 94).
 *
 * @param validUntil its last day, `YYYY-MM-DD`; null for one without an end
 * @param today `YYYY-MM-DD` in Manila
 */
export function licenseStandingOn(validUntil: string | null, today: string): LicenseStanding {
  if (validUntil === null) return 'in force'
  if (validUntil < today) return 'lapsed'
  return (Date.parse(validUntil) - Date.parse(today)) / DAY_MS <= LICENSE_WARNING_DAYS ? 'ending' : 'in force'
}

/**
 * Whether somebody may be shown as licensed: by a PRC licence or accreditation that has not lapsed (decision 91).
 *
 * @param today `YYYY-MM-DD` in Manila
 */
export function isLicensed(licenses: readonly Pick<License, 'kind' | 'validUntil'>[], today: string): boolean {
  return licenses.some(({ kind, validUntil }) => kind === 'PRC' && licenseStandingOn(validUntil, today) !== 'lapsed')
}

/** `PRC` licenses a broker and accredits a salesperson; the others are papers beside it (decision 94). */
export const LICENSE_KINDS = ['PRC', 'PTR', 'DHSUD'] as const

const licenseKindSchema = z.enum(LICENSE_KINDS)

export type LicenseKind = z.infer<typeof licenseKindSchema>

/** One that is ending is in force until its last day is over. */
const licenseStandingSchema = z.enum(['in force', 'ending', 'lapsed'])

type LicenseStanding = z.infer<typeof licenseStandingSchema>

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

const MAX_LICENSES = 20
const NUMBER_MAX_LENGTH = 60

/** `standing` is what we tell; a form that sends back what it got is understood. */
const license = z
  .strictObject({
    id: idField().optional(),
    name: requiredLine(NUMBER_MAX_LENGTH),
    /** PRC for a new one where it is left out. */
    kind: licenseKindSchema.optional(),
    valid_until: optionalDayField.optional(),
    standing: z.unknown().optional(),
  })
  .transform(({ id, name, kind, valid_until: until }): LicenseDraft => ({
    id: id ?? undefined,
    name,
    kind,
    validUntil: until,
  }))

/** The licences of a person, all of them: one that is left out is taken away. In a form with a file, as JSON text. */
export function licensesField() {
  return jsonTextField(z.array(license).max(MAX_LICENSES))
}
