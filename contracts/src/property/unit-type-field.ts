import { z } from 'zod'
import { NO_UNIT_TYPE, UNIT_TYPES } from './unit-type.ts'

const WORDS = `Use one of: ${NO_UNIT_TYPE} none, ${UNIT_TYPES.map((label, code) => `${code} ${label}`).join(', ')}.`

/** A unit type of a listing's form: its code, null for none (-1, `''` or null). */
export function unitTypeField() {
  return z
    .union([z.number(), z.string().regex(/^(?:-1|\d{0,2})$/, WORDS), z.null()], { error: WORDS })
    .transform((code) => (code === '' || code === null || Number(code) === NO_UNIT_TYPE ? null : Number(code)))
    .pipe(
      z
        .int(WORDS)
        .min(0, WORDS)
        .max(UNIT_TYPES.length - 1, WORDS)
        .nullable(),
    )
}
