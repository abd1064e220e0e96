import { z } from 'zod'

/** A whole number of a form, 0 to `max`, or its digits. An emptied field, `''` or null, is null. */
export function countField(max: number) {
  const words = `Give a whole number from 0 to ${max}.`
  return z
    .union([z.number(), z.string().regex(/^\d{0,9}$/, words), z.null()], { error: words })
    .transform((count) => (count === '' || count === null ? null : Number(count)))
    .pipe(z.int(words).min(0, words).max(max, words).nullable())
}
