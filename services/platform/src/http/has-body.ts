import type { IncomingMessage } from 'node:http'

/** Whether a body follows the headers (RFC 9112 §6.3); a length of 0 is none. */
export function hasBody(request: IncomingMessage): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return true
  return Number(request.headers['content-length'] ?? 0) > 0
}
