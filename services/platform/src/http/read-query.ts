import { parse } from 'node:querystring'
import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { unknownKeyMessage } from '@tahanan/contracts/endpoint/allowed-keys.ts'
import { InvalidInput } from '../problem/invalid-input.ts'

const NOTHING = Object.freeze({})

/**
 * A query string as an object of texts (a list of texts where a key comes more than once). Keys without a value count
 * as absent, for clients that send every field of a form. Unknown keys are 400 and name the known ones.
 */
export function readQuery(text: string, allowed: ReadonlySet<string>): Readonly<Record<string, unknown>> {
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
