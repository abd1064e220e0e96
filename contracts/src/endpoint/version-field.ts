import { z } from 'zod'

const WORDS = 'Give the version that you have seen: a whole number from 1.'

/** `version` of an update's body, a number or its digits: the same as `If-Match`, for forms. May be left out. */
export function versionField() {
  return z
    .union([z.number(), z.string().regex(/^\d{1,9}$/, WORDS)], { error: WORDS })
    .transform(Number)
    .pipe(z.int(WORDS).min(1, WORDS).max(999_999_999, WORDS))
    .optional()
}
