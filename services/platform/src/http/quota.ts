import { LRUCache } from 'lru-cache'
import { TooManyRequests } from '../problem/problem.ts'
import { clientAddress, throttledAddress } from './client-address.ts'
import type { App } from './create-app.ts'
import type { RouteContext } from './router.ts'

/** How many calls somebody has within a time, and what is left of it. */
export interface Quota {
  readonly limit: number
  readonly windowSeconds: number
  /** This call included. */
  readonly used: number
  /** Until the window ends and all of it is there again. */
  readonly secondsLeft: number
}

/**
 * Says how much of a quota is left, as draft-ietf-httpapi-ratelimit-headers-10 has it: `RateLimit-Policy: "key";q=60;w=60`
 * and `RateLimit: "key";r=59;t=60`.
 *
 * @throws TooManyRequests beyond it
 */
export function spendQuota(ctx: Pick<RouteContext, 'set'>, policy: 'client' | 'key', quota: Quota): void {
  const { limit, windowSeconds, used, secondsLeft } = quota
  ctx.set('RateLimit-Policy', `"${policy}";q=${limit};w=${windowSeconds}`)
  ctx.set('RateLimit', `"${policy}";r=${Math.max(limit - used, 0)};t=${secondsLeft}`)
  if (used > limit)
    throw new TooManyRequests(
      `That was more than ${limit} calls in ${windowSeconds} seconds. Wait a little.`,
      secondsLeft,
    )
}

const WINDOW_SECONDS = 60
/** Clients that are counted at once; the one that asked longest ago is forgotten first. */
const CLIENTS_MAX = 50_000
/** Who asks from this machine may be a proxy that `TRUST_PROXY` does not name, who speaks for everybody. */
const OF_THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const TIMES_OF_THIS_MACHINE = 1_000
const COUNTED = /^\/(?:api\/(?!admin\/)|feeds\/)/

interface ClientWindow {
  used: number
  readonly endsAtMs: number
}

/**
 * Counts the public calls of each client in this process alone, so that a call costs no question to anybody: all of an
 * IPv4 address, the /64 of an IPv6 one (`TRUST_PROXY` says whose word counts). Of several processes each gives a client
 * so many. The bound is for programs: many visitors share the address of a carrier or an office.
 */
export function limitClients(app: App, { callsPerMinute }: { readonly callsPerMinute: number }): void {
  const clients = new LRUCache<string, ClientWindow>({ max: CLIENTS_MAX })
  app.use((ctx, next) => {
    if (!COUNTED.test(ctx.path)) return next()
    const nowMs = performance.now()
    const address = clientAddress(ctx.ip)
    const limit = OF_THIS_MACHINE.has(address) ? callsPerMinute * TIMES_OF_THIS_MACHINE : callsPerMinute
    const client = throttledAddress(address)
    let window = clients.get(client)
    if (window === undefined || window.endsAtMs <= nowMs) {
      window = { used: 0, endsAtMs: nowMs + WINDOW_SECONDS * 1_000 }
      clients.set(client, window)
    }
    window.used += 1
    const secondsLeft = Math.ceil((window.endsAtMs - nowMs) / 1_000)
    spendQuota(ctx, 'client', { limit, windowSeconds: WINDOW_SECONDS, used: window.used, secondsLeft })
    return next()
  })
}
