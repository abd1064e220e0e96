import { z } from 'zod'
import { idField } from './id-field.ts'

const REQUIRED = 'Field is required'

/** The id of another thing that a form cannot do without: a number or its digits (§5). */
export function requiredIdField() {
  return z
    .union([z.number(), z.string(), z.null()], {
      error: ({ input }) => (input === undefined ? REQUIRED : 'Give the id of one.'),
    })
    .refine((id) => id !== null && id !== '', { error: REQUIRED, abort: true })
    .pipe(idField())
    .pipe(z.int())
}
