import { z } from 'zod'
import { jsonTextField } from '../text/json-text-field.ts'
import { idField } from '../endpoint/id-field.ts'
import { requiredLine } from '../text/required-line.ts'
import { licenseKindSchema } from './license-kind.ts'
import type { LicenseDraft } from './license.ts'

const MAX_LICENSES = 20
const NUMBER_MAX_LENGTH = 60
const DAY = z.iso.date('Give the last day as 2026-12-31, or leave it out.')

/** `standing` is what we tell; a form that sends back what it got is understood. */
const license = z
  .strictObject({
    id: idField().optional(),
    name: requiredLine(NUMBER_MAX_LENGTH),
    /** PRC for a new one where it is left out. */
    kind: licenseKindSchema.optional(),
    valid_until: z.union([z.literal(''), DAY]).nullish(),
    standing: z.unknown().optional(),
  })
  .transform(({ id, name, kind, valid_until: until }): LicenseDraft => ({
    id: id ?? undefined,
    name,
    kind,
    validUntil: until === '' ? null : until,
  }))

/** The licences of a person, all of them: one that is left out is taken away. In a form with a file, as JSON text. */
export function licensesField() {
  return jsonTextField(z.array(license).max(MAX_LICENSES))
}
