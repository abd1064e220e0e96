import { z } from 'zod'

const MAX_ID = 2_147_483_647
const WORDS = 'Give the id of one.'

/** The id of another thing in a form: a number or its digits. An emptied field, `''` or null, is null. */
export function idField() {
  return z
    .union([z.number(), z.string(), z.null()], { error: WORDS })
    .transform((id) => (id === '' || id === null ? null : Number(id)))
    .pipe(z.int(WORDS).min(1, WORDS).max(MAX_ID, WORDS).nullable())
}
