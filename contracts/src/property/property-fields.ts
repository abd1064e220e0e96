import { z } from 'zod'
import { NO_UNIT_TYPE, UNIT_TYPES } from './unit-type.ts'

const DECIMAL_TEXT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/

/**
 * A number of a form with two decimals at most, 0 to `max`, or its digits with the commas forgiven. An emptied field,
 * `''` or null, is null.
 */
export function decimalField(max: number, words: string) {
  return z.union([z.number(), z.string().max(40), z.null()], { error: words }).transform((value, context) => {
    if (value === null || (typeof value === 'string' && value.trim() === '')) return null
    const text = typeof value === 'number' ? String(value) : value.trim()
    const number = DECIMAL_TEXT.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
    if (number <= max) return number
    context.addIssue({ code: 'custom', message: words })
    return z.NEVER
  })
}

const MAX_SQM = 1_000_000_000

/** An area of a form in sqm, two decimals at most (decision 67), commas forgiven. */
export function areaField() {
  return decimalField(MAX_SQM, 'Give an area in sqm, 0 or more, with two decimals at most.')
}

/** A code of one of §3's enumerations, as a number or its digits; what is refused is told the codes and their labels. */
export function codeField(labels: readonly string[]) {
  const words = `Use one of: ${labels.map((label, code) => `${code} ${label}`).join(', ')}.`
  const code = z
    .int(words)
    .min(0, words)
    .max(labels.length - 1, words)
  return z
    .union([code, z.string().regex(/^\d{1,2}$/, words)], { error: words })
    .transform(Number)
    .pipe(code)
}

/** A whole number of a form, 0 to `max`, or its digits. An emptied field, `''` or null, is null. */
export function countField(max: number) {
  const words = `Give a whole number from 0 to ${max}.`
  const count = z.int(words).min(0, words).max(max, words)
  return z
    .union([count, z.string().regex(/^\d{0,9}$/, words), z.null()], { error: words })
    .transform((sent) => (sent === '' || sent === null ? null : Number(sent)))
    .pipe(count.nullable())
}

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

/** Something of which an answer needs the id and the name: an amenity, a unit type. */
export const namedSchema = z.object({ id: z.int().nonnegative(), name: z.string() })

export type Named = z.infer<typeof namedSchema>

/** Codes or ids, each once, so that equal choices are equal lists. */
export function ascending(codes: readonly number[]): number[] {
  return [...new Set(codes)].toSorted((a, b) => a - b)
}
