import { parse } from 'node:querystring'
import {
  allowedKeys,
  fieldMessages,
  type FieldMessages,
  plainWords,
  unknownKeyMessage,
} from '@tahanan/contracts/endpoint/field-messages.ts'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { InvalidInput, Problem } from '../problem/problem.ts'

/** Parses one part of a request. What the path cannot mean is 404; what query and body may not say is 400. */
export function parseInput<Schema extends z.ZodType>(
  part: 'params' | 'query' | 'body',
  schema: Schema,
  input: unknown,
  allowed?: ReadonlySet<string>,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  if (part === 'params') throw new Problem(404, 'not_found', 'There is nothing at this address.')
  // Only a refusal pays for its words.
  const refused = schema.safeParse(input, { error: plainWords })
  throw new InvalidInput(fieldMessages(refused.error ?? parsed.error, allowed, part))
}

const NOTHING = Object.freeze({})

const CACHED_BYTES = 2 * 1024 * 1024
/** Longer ones are rarely asked twice. */
const CACHED_LENGTH_MAX = 400
/** Of a query of twenty fields, and its text here and there. */
const sizeOf = (_parsed: { readonly query: unknown }, text: string): number => 768 + text.length * 4

/**
 * Parses the queries of an endpoint. What a text means never changes, so where many ask the same it is parsed once: a
 * schema of twenty fields takes as long as finding a list's place in the database.
 */
export class ParsedQueries {
  readonly #schema: z.ZodType
  readonly #keys: ReadonlySet<string>
  readonly #parsed: LRUCache<string, { readonly query: unknown }> | undefined

  /** @throws when the schema is no object, so that nobody could say which keys it takes */
  constructor({ id, query }: Pick<Endpoint, 'id' | 'query'>, { areCached }: { readonly areCached: boolean }) {
    const keys = allowedKeys(query)
    if (keys === undefined) throw new Error(`${id}: a query schema must be an object, so that its keys are known.`)
    this.#schema = query
    this.#keys = keys
    this.#parsed = areCached ? new LRUCache({ maxSize: CACHED_BYTES, sizeCalculation: sizeOf }) : undefined
  }

  /**
   * The query that a text says. It may be the same object the next time, so nobody may change it.
   *
   * @throws InvalidInput when the schema does not take it
   */
  parse(text: string): unknown {
    const kept = this.#parsed?.get(text)
    if (kept !== undefined) return kept.query
    const query = parseInput('query', this.#schema, readQuery(text, this.#keys), this.#keys)
    if (text.length <= CACHED_LENGTH_MAX) this.#parsed?.set(text, { query })
    return query
  }
}

/**
 * A query string as an object of texts (a list of texts where a key comes more than once). Keys without a value count
 * as absent, for clients that send every field of a form. Unknown keys are 400 and name the known ones.
 */
function readQuery(text: string, allowed: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  if (text === '') return NOTHING
  const values: Record<string, unknown> = {}
  const unknown: [string, string[]][] = []
  for (const [key, value] of Object.entries(parse(text))) {
    if (!allowed.has(key)) unknown.push([key, [unknownKeyMessage(allowed)]])
    else if (value !== '') values[key] = value
  }
  if (unknown.length > 0) throw new InvalidInput(Object.fromEntries(unknown) satisfies FieldMessages)
  return values
}
