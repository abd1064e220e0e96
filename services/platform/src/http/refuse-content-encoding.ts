import type { IncomingMessage } from 'node:http'
import { UnsupportedMediaType } from '../problem/unsupported-media-type.ts'

/** Bodies come as they are: a compressed one could grow without limit. */
export function refuseContentEncoding(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity')
    throw new UnsupportedMediaType('Compressed bodies are not read. Send it without Content-Encoding.')
}
