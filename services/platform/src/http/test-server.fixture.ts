import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { Conflict } from '../problem/problem.ts'
import { type AppOptions, createApp } from './create-app.ts'
import { createEndpointRouter, type EndpointRouterOptions } from './endpoint-router.ts'
import { mountEndpoint } from './mount-endpoint.ts'
import { ReadyAnswer } from './answers.ts'
import { serve, type ServeOptions } from './serve.ts'
import { testEndpoints } from './test-endpoints.fixture.ts'

export interface TestServer {
  readonly port: number
  readonly metrics: Metrics
  /** What was logged so far, a line each. */
  readonly lines: readonly string[]
  /** `fetch` below `/api`, as nobody or with the token of a role. */
  ask(path: string, init?: RequestInit, role?: Role): Promise<Response>
  /** Sends the bytes as they are and reads until the server hangs up. */
  raw(request: string): Promise<string>
  /** How many `waits` calls have begun. */
  waiting(): number
  /** Lets every `waits` call go on. */
  release(): void
  close(): Promise<void>
}

const SECRET = 'relation "secret" does not exist'

/** A server of its own on a free port, with `testEndpoints`; tokens are the names of the roles. */
export async function startTestServer(
  options: Partial<AppOptions> & Partial<ServeOptions> & Pick<EndpointRouterOptions, 'bodyRate'> = {},
): Promise<TestServer> {
  const lines: string[] = []
  const log = createLog({ level: 'info', name: 'test', destination: { write: (line) => lines.push(line) } })
  const metrics = createMetrics()
  const held: (() => void)[] = []
  const isRole = (token: string): token is Role => ['viewer', 'editor', 'admin'].includes(token)
  const endpoints = createEndpointRouter({
    ...options,
    authenticate: async (token) => (isRole(token) ? { accountId: 7, role: token } : undefined),
  })
  const ready = new ReadyAnswer('{"name":"Peñafrancia"}', { etag: '"42"', cacheControl: 'public, s-maxage=1' })

  mountEndpoint(endpoints, testEndpoints.list, ({ query: { q, kind } }) => ({ q, kind: kind ?? null }))
  mountEndpoint(endpoints, testEndpoints.show, ({ params: { id } }) => ({ id, owner: 'never told' }))
  mountEndpoint(endpoints, testEndpoints.special, () => ({ id: 0 }))
  mountEndpoint(endpoints, testEndpoints.ready, () => ready)
  mountEndpoint(endpoints, testEndpoints.whoAsks, ({ clientAddress, context }) => ({
    address: clientAddress,
    correlationId: context.correlationId,
  }))
  mountEndpoint(endpoints, testEndpoints.fails, () => Promise.reject(new Error(SECRET)))
  mountEndpoint(endpoints, testEndpoints.lies, () => ({ id: 1.5 }))
  mountEndpoint(endpoints, testEndpoints.waits, async () => {
    await new Promise<void>((resolve) => held.push(resolve))
    return { id: 1 }
  })
  mountEndpoint(endpoints, testEndpoints.view, ({ params }) => params)
  mountEndpoint(endpoints, testEndpoints.template, () => ({ id: 0 }))
  mountEndpoint(endpoints, testEndpoints.create, ({ body }) => body, { maxBodyBytes: 1_000 })
  mountEndpoint(endpoints, testEndpoints.offer, ({ body }) => body)
  mountEndpoint(endpoints, testEndpoints.fill, ({ body }) => body)
  mountEndpoint(endpoints, testEndpoints.update, ({ expectedVersion }) => {
    if (expectedVersion === 1) throw new Conflict('stale', 'Somebody else changed it.', { latest: { version: 2 } })
    return { version: expectedVersion ?? null }
  })
  mountEndpoint(endpoints, testEndpoints.remove, () => undefined)

  const app = createApp({ log, metrics, ...options })
  app.use(endpoints.router.routes())
  const server = await serve(app, { log, port: 0, host: '127.0.0.1', ...options })
  return {
    port: server.port,
    metrics,
    lines,
    ask(path, init = {}, role) {
      const headers = new Headers(init.headers)
      if (role !== undefined) headers.set('authorization', `Bearer ${role}`)
      return fetch(`http://127.0.0.1:${server.port}/api${path}`, { ...init, headers, redirect: 'manual' })
    },
    async raw(request) {
      const socket = connect(server.port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(request)
      return text(socket)
    },
    waiting: () => held.length,
    release: () => held.splice(0).forEach((letGo) => letGo()),
    close: () => server.close(),
  }
}
