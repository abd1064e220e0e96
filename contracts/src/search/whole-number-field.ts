import { z } from 'zod'

/** A whole number in a query, digits only. */
export function wholeNumberField(min: number, max: number) {
  const message = `Give a whole number from ${min} to ${max}.`
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message))
}
