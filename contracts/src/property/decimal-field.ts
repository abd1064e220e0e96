import { z } from 'zod'

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
