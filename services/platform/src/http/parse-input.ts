import { fieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { plainWords } from '@tahanan/contracts/endpoint/plain-words.ts'
import type { z } from 'zod'
import { InvalidInput } from '../problem/invalid-input.ts'
import { Problem } from '../problem/problem.ts'

const WORDS = { error: plainWords }

/** Parses one part of a request. What the path cannot mean is 404; what query and body may not say is 400. */
export function parseInput(
  part: 'params' | 'query' | 'body',
  schema: z.ZodType,
  input: unknown,
  allowed?: ReadonlySet<string>,
): unknown {
  const parsed = schema.safeParse(input, WORDS)
  if (parsed.success) return parsed.data
  if (part === 'params') throw new Problem(404, 'not_found', 'There is nothing at this address.')
  throw new InvalidInput(fieldMessages(parsed.error, allowed, part))
}
