import type { z } from 'zod'

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
