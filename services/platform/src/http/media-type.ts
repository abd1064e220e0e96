import type { IncomingMessage } from 'node:http'

/** `application/json` of `Application/JSON; charset=utf-8`; empty where there is none. */
export function mediaType(request: IncomingMessage): string {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1)
  return type.trim().toLowerCase()
}
