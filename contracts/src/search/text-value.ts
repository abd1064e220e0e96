import { z } from 'zod'

/** A text of a query that stands for something; what `parse` answers undefined for is refused. */
export function textValue<Value>(parse: (text: string) => Value | undefined, message: string) {
  return z.string().transform((text, context): Value => {
    const value = parse(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
