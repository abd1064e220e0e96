import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { LookupFunction } from 'node:net'
import { within } from '../postgres/pause.ts'
import { type OutboundRules, resolvePublic } from './public-address.ts'

export interface OutsidePost {
  readonly address: string
  readonly headers: OutgoingHttpHeaders
  readonly body: string
  /** From asking the name servers to the end of the answer. */
  readonly timeoutMs: number
  /** What is longer is cut. */
  readonly answerBytesMax: number
}

export interface OutsideAnswer {
  readonly status: number
  readonly text: string
}

/**
 * Sends a request to somebody else's server, to an address that was found to be public. Redirects are not followed.
 *
 * @throws RefusedHost; whatever keeps an answer from coming
 */
export function postOutside(post: OutsidePost, rules: OutboundRules): Promise<OutsideAnswer> {
  const { timeoutMs } = post
  return within(timeoutMs, send(post, rules, AbortSignal.timeout(timeoutMs)))
}

async function send(post: OutsidePost, rules: OutboundRules, signal: AbortSignal): Promise<OutsideAnswer> {
  const { address, headers, body, answerBytesMax } = post
  const response = await openOutside(address, { method: 'POST', headers, body, signal }, rules)
  return { status: response.statusCode ?? 0, text: await readStart(response, answerBytesMax) }
}

interface OutsideRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: OutgoingHttpHeaders
  readonly body?: string
  readonly signal: AbortSignal
}

/** The beginning of an answer, from an address that was found to be public. @throws RefusedHost */
export async function openOutside(
  address: string,
  { body, ...request }: OutsideRequest,
  rules: OutboundRules,
): Promise<IncomingMessage> {
  const url = new URL(address)
  const found = await resolvePublic(url, rules)
  const [first] = found
  const lookup: LookupFunction = (_hostname, { all }, answer) => {
    if (all === true) answer(null, [...found])
    else answer(null, first?.address ?? '', first?.family)
  }
  const { request: open } = url.protocol === 'https:' ? https : http
  // No agent: a connection that somebody else has opened was not checked.
  return new Promise<IncomingMessage>((resolve, reject) => {
    open(url, { ...request, agent: false, lookup }, resolve)
      .on('error', reject)
      .end(body)
  })
}

async function readStart(response: IncomingMessage, bytesMax: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= bytesMax) response.destroy()
  })
  await once(response, 'close')
  return Buffer.concat(chunks).subarray(0, bytesMax).toString('utf8')
}
