import { z } from 'zod'

/** The keys an object schema knows, seen through pipes, defaults and unions; undefined for any other schema. */
export function allowedKeys(schema: z.core.$ZodType): ReadonlySet<string> | undefined {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape))
  if (schema instanceof z.ZodPipe) return allowedKeys(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return allowedKeys(schema.def.innerType)
  if (schema instanceof z.ZodUnion) return join(schema.options)
  if (schema instanceof z.ZodIntersection) return join([schema.def.left, schema.def.right])
  return undefined
}

function join(schemas: readonly z.core.$ZodType[]): ReadonlySet<string> | undefined {
  const keys = new Set<string>()
  for (const schema of schemas) {
    const known = allowedKeys(schema)
    if (known === undefined) return undefined
    for (const key of known) keys.add(key)
  }
  return keys
}

/** What a key that nobody knows gets for an answer: the ones that are known. */
export function unknownKeyMessage(allowed: ReadonlySet<string> | undefined): string {
  if (allowed === undefined) return 'This is not known here.'
  if (allowed.size === 0) return 'This is not known here; nothing is taken.'
  return `This is not known here. Use one of: ${[...allowed].join(', ')}.`
}

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

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Give an e-mail address.',
  url: 'Give a web address.',
  uuid: 'Give a UUID.',
  datetime: 'Give a date and time such as 2026-01-31T08:00:00Z.',
  date: 'Give a date such as 2026-01-31.',
  safeint: 'Give a whole number.',
}

/**
 * The words for what a schema refuses and has no words of its own for: the problem and the remedy. For the `error`
 * option of `parse`; a message set in the schema wins.
 */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Field is required'
      if (Array.isArray(issue.input) && issue.expected !== 'object') return 'Give this only once.'
      return `Give ${KINDS[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `Use one of: ${issue.values.map(String).join(', ')}.`
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) === 1 ? 'Field is required' : atLeast(issue, 'characters')
      if (issue.origin === 'array' || issue.origin === 'set') return atLeast(issue, 'entries')
      return issue.inclusive === false ? `Give more than ${issue.minimum}.` : `Give ${issue.minimum} or more.`
    case 'too_big':
      if (issue.origin === 'string') return `Use at most ${issue.maximum} characters.`
      if (issue.origin === 'array' || issue.origin === 'set') return `Give at most ${issue.maximum} entries.`
      return issue.inclusive === false ? `Give less than ${issue.maximum}.` : `Give ${issue.maximum} or less.`
    case 'not_multiple_of':
      return `Give a multiple of ${issue.divisor}.`
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not written as expected.'
    case 'unrecognized_keys':
      return 'This is not known here.'
    default:
      return 'This value is not accepted.'
  }
}

function atLeast(issue: { readonly minimum: number | bigint }, what: string): string {
  return `Give at least ${issue.minimum} ${what}.`
}
