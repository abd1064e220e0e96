import { z } from 'zod'

/** A variable that holds a whole number within bounds. */
export function wholeNumber(least: number, most: number) {
  const problem = `must be a whole number from ${least} to ${most}`
  return z.string().regex(/^\d+$/, problem).transform(Number).pipe(z.number().min(least, problem).max(most, problem))
}
