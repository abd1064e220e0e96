import { fieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { plainWords } from '@tahanan/contracts/endpoint/plain-words.ts'
import type { z } from 'zod'
import { InvalidInput, Problem } from '../problem/problem.ts'

/** Parses one part of a request. What the path cannot mean is 404; what query and body may not say is 400. */
export function parseInput(
  part: 'params' | 'query' | 'body',
  schema: z.ZodType,
  input: unknown,
  allowed?: ReadonlySet<string>,
): unknown {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  if (part === 'params') throw new Problem(404, 'not_found', 'There is nothing at this address.')
  // Only a refusal pays for its words.
  const refused = schema.safeParse(input, { error: plainWords })
  throw new InvalidInput(fieldMessages(refused.error ?? parsed.error, allowed, part))
}
