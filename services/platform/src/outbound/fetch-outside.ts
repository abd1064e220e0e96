import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { within } from '../postgres/pause.ts'
import { openOutside } from './post-outside.ts'
import type { OutboundRules } from './public-address.ts'

export interface OutsideFetch {
  readonly address: string
  readonly headers: OutgoingHttpHeaders
  /** From asking the name servers to the end of the answer. */
  readonly timeoutMs: number
  readonly bytesMax: number
}

export interface FetchedBody {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** More than `bytesMax` came. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/**
 * Reads somebody else's file, from an address that was found to be public. Redirects are not followed; a body that is
 * packed is not asked for, and not unpacked.
 *
 * @throws RefusedHost; TooLarge; whatever keeps an answer from coming whole
 */
export function fetchOutside(fetched: OutsideFetch, rules: OutboundRules): Promise<FetchedBody> {
  const { timeoutMs } = fetched
  return within(timeoutMs, read(fetched, rules, AbortSignal.timeout(timeoutMs)))
}

async function read(fetched: OutsideFetch, rules: OutboundRules, signal: AbortSignal): Promise<FetchedBody> {
  const { address, headers, bytesMax } = fetched
  const sent = { 'accept-encoding': 'identity', ...headers }
  const response = await openOutside(address, { method: 'GET', headers: sent, signal }, rules)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    const pieces: AsyncIterable<Buffer> = response
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > bytesMax) throw new TooLarge(`It holds more than ${bytesMax / 1024 / 1024} MB.`)
      chunks.push(piece)
    }
  } finally {
    response.destroy()
  }
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}
