import type { IncomingMessage } from 'node:http'
import { UnsupportedMediaType } from '../problem/unsupported-media-type.ts'
import { hasBody } from './has-body.ts'
import { mediaType } from './media-type.ts'
import { parseFormFields } from './parse-form-fields.ts'
import { readBodyBytes } from './read-body-bytes.ts'
import { readJsonBody } from './read-json-body.ts'

/** A form without files: `multipart/form-data`, or the same as JSON (decision 89). No body is `{}`. */
export async function readFormBody(request: IncomingMessage, limitBytes: number): Promise<unknown> {
  if (!hasBody(request)) return {}
  const type = mediaType(request)
  if (type === 'application/json') return await readJsonBody(request, limitBytes)
  if (type !== 'multipart/form-data')
    throw new UnsupportedMediaType('Send a form (multipart/form-data) or JSON (application/json).')
  return await parseFormFields(request.headers['content-type'] ?? '', await readBodyBytes(request, limitBytes))
}
