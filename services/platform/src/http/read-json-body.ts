import type { IncomingMessage } from 'node:http'
import { InvalidInput } from '../problem/invalid-input.ts'
import { UnsupportedMediaType } from '../problem/unsupported-media-type.ts'
import { hasBody } from './has-body.ts'
import { mediaType } from './media-type.ts'
import { readBodyBytes } from './read-body-bytes.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A JSON body. Other media types are 415, broken JSON and broken UTF-8 are 400. No body is `{}`. */
export async function readJsonBody(request: IncomingMessage, limitBytes: number): Promise<unknown> {
  if (!hasBody(request)) return {}
  if (mediaType(request) !== 'application/json')
    throw new UnsupportedMediaType('Send JSON, with Content-Type: application/json.')
  return parseJson(await readBodyBytes(request, limitBytes))
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'This is not JSON.' : 'This is not UTF-8.'
    throw new InvalidInput({ body: [`${reason} Send one JSON object.`] })
  }
}
