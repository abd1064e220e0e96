import { z } from 'zod'

/** A text field whose absence is told in `words` instead of the usual 'Field is required'. */
export function saidText<Field extends z.ZodType<string, string>>(words: string, field: Field) {
  return z.string({ error: ({ input }) => (input === undefined || input === null ? words : undefined) }).pipe(field)
}
