import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from '../log/create-log.ts'
import { pause } from '../postgres/pause.ts'
import type { App } from './create-app.ts'
import { type HttpServer, listen } from './listen.ts'

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

export interface ServeOptions {
  readonly log: Log
  /** 0 takes any free port. */
  readonly port: number
  readonly host?: string | undefined
  /** Variable that holds the port. */
  readonly setting?: string
  /** How long `close` goes on taking requests, each connection closed after its answer, until balancers look elsewhere. */
  readonly drainMs?: number
  /** How long running requests get on `close`. */
  readonly graceMs?: number
}

/** For a request to arrive, its body included: twenty photos over a slow line. The rate of a body ends most of the slow ones sooner. */
const REQUEST_TIMEOUT_MS = 15 * 60_000
/**
 * How an instance behind a gateway ends: it drains for longer than the gateway keeps its address, and lets uploads
 * arrive for as long as Docker waits (`stop_grace_period`).
 */
export const BEHIND_GATEWAY = { drainMs: 5_000, graceMs: 45_000 } as const
const HEADERS_TIMEOUT_MS = 10_000
/** How often Node looks for requests that are late. */
const CHECK_MS = 2_000

/**
 * Serves the application. Requests have 16 kB of headers; a connection that is kept alive lasts
 * longer than the gateway keeps its own (60 s), so that none is closed under a request.
 */
export async function serve(app: App, options: ServeOptions): Promise<HttpServer> {
  const { log, port, host, setting = 'PORT', drainMs = 0, graceMs = 10_000 } = options
  const answer = app.callback()
  let isDraining = false
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (isDraining) response.shouldKeepAlive = false
      void answer(request, response)
    },
  )
  server.on('clientError', refuseBrokenRequest)
  const address = await listen(server, { port, host, setting })
  log.info({ port: address.port }, 'listening')

  let ended: Promise<void> | undefined
  return { ...address, close: () => (ended ??= shutDown()) }

  async function shutDown(): Promise<void> {
    isDraining = true
    if (drainMs > 0) await pause(drainMs)
    const closed = new Promise((resolve) => server.close(resolve))
    // A connection falls idle when its answer is out; nothing tells, so look.
    const sweep = setInterval(() => server.closeIdleConnections(), 25)
    const cut = setTimeout(() => {
      log.warn('requests still running were cut off')
      server.closeAllConnections()
    }, graceMs)
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
  }
}

interface Refusal {
  readonly status: string
  readonly body: unknown
}

/** Answers what the HTTP parser gives up on, in the shape of every other error; then the connection ends. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
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
