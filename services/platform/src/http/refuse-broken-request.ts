import type { Duplex } from 'node:stream'

interface Refusal {
  readonly status: string
  readonly body: unknown
}

const BROKEN: Refusal = { status: '400 Bad Request', body: { request: ['This is not an HTTP request.'] } }

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    body: { detail: 'The headers are larger than 16 kB. Send less.', code: 'headers_too_large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    body: { detail: 'The request did not arrive in time.', code: 'timeout' },
  },
}

/** Answers what the HTTP parser gives up on, in the shape of every other error; then the connection ends. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, body } = REFUSALS[error.code ?? ''] ?? BROKEN
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
