import type { z } from 'zod'
import { unknownKeyMessage } from './allowed-keys.ts'

/** The body of every 400: which field, and what is wrong with it (decision 127). */
export type FieldMessages = Readonly<Record<string, readonly string[]>>

/**
 * A schema's complaints as `{field: [messages]}`. The field is the top one, which a form knows; where it is a list or
 * an object, the message begins with the place inside (`2: …` is the second entry). What concerns the whole input
 * stands under `whole`. `allowed` are the keys to name beside an unknown one.
 */
export function fieldMessages(error: z.core.$ZodError, allowed?: ReadonlySet<string>, whole = 'body'): FieldMessages {
  const messages = new Map<string, string[]>()
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const known = issue.path.length === 0 ? allowed : undefined
        add(messages, [...issue.path, key], unknownKeyMessage(known), whole)
      }
    } else add(messages, issue.path, issue.message, whole)
  }
  return Object.fromEntries(messages)
}

function add(messages: Map<string, string[]>, path: readonly PropertyKey[], text: string, whole: string): void {
  const [field = whole, ...inside] = path.map((key) => (typeof key === 'number' ? String(key + 1) : String(key)))
  const message = inside.length === 0 ? text : `${inside.join('.')}: ${text}`
  const known = messages.get(field)
  if (known === undefined) messages.set(field, [message])
  else if (!known.includes(message)) known.push(message)
}
