import http from 'node:http'
import https from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { LookupFunction } from 'node:net'
import { within } from '../postgres/pause.ts'
import { type OutboundRules, resolvePublic } from './public-address.ts'

interface OutsideRequest {
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly headers: OutgoingHttpHeaders
  readonly body?: string
  /** From asking the name servers to the end of the answer. */
  readonly timeoutMs: number
  /** Of the answer: what is longer is cut there, and says so. */
  readonly bytesMax: number
}

interface OutsideAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly isCut: boolean
}

/**
 * Asks somebody else's server, at an address that was found to be public. Redirects are not followed, nothing packed is
 * unpacked.
 *
 * @throws RefusedHost; whatever keeps an answer from coming whole
 */
export function askOutside(request: OutsideRequest, rules: OutboundRules): Promise<OutsideAnswer> {
  return within(request.timeoutMs, ask(request, rules, AbortSignal.timeout(request.timeoutMs)))
}

async function ask(request: OutsideRequest, rules: OutboundRules, signal: AbortSignal): Promise<OutsideAnswer> {
  const { method, address, headers, body, bytesMax } = request
  const url = new URL(address)
  const found = await resolvePublic(url, rules)
  const [first] = found
  const lookup: LookupFunction = (_hostname, { all }, answer) => {
    if (all === true) answer(null, [...found])
    else answer(null, first?.address ?? '', first?.family)
  }
  const { request: open } = url.protocol === 'https:' ? https : http
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // No agent: a connection that somebody else has opened was not checked.
    open(url, { method, headers, signal, agent: false, lookup }, resolve).on('error', reject).end(body)
  })
  const chunks: Buffer[] = []
  let bytes = 0
  const pieces: AsyncIterable<Buffer> = response
  for await (const piece of pieces) {
    chunks.push(piece)
    bytes += piece.length
    if (bytes > bytesMax) break
  }
  const whole = Buffer.concat(chunks)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: whole.subarray(0, bytesMax),
    isCut: bytes > bytesMax,
  }
}
