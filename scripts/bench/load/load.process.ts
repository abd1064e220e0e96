import autocannon from 'autocannon'
import { loadOrderSchema } from './load-order.ts'
import type { LoadResult } from './load-result.ts'

/** The load generator: a process of its own, so that it measures neither itself nor the server's event loop. */
process.on('message', (message) => {
  void run(message)
})

async function run(message: unknown): Promise<void> {
  const { origin, paths, headers, connections, durationMs } = loadOrderSchema.parse(message)
  const startedAt = performance.now()
  const result = await autocannon({
    url: origin,
    connections,
    duration: durationMs / 1_000,
    sampleInt: 100,
    headers,
    requests: paths.map((path) => ({ method: 'GET', path })),
    setupClient: (client) => {
      // Each connection begins elsewhere in the round, so that they do not ask for the same thing at once.
      const start = Math.floor(Math.random() * paths.length)
      const turned = [...paths.slice(start), ...paths.slice(0, start)]
      client.setRequests(turned.map((path) => ({ method: 'GET', path })))
    },
  })
  const elapsedMs = performance.now() - startedAt
  const answer: LoadResult = {
    perSecond: (result.requests.total / elapsedMs) * 1_000,
    p50: result.latency.p50,
    p97_5: result.latency.p97_5,
    p99: result.latency.p99,
    ok: result['2xx'],
    notOk: result.non2xx,
    errors: result.errors + result.timeouts,
  }
  process.send?.(answer)
}
