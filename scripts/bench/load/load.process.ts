import autocannon from 'autocannon'
import { type LoadOrder, loadOrderSchema } from './load-order.ts'
import type { LoadResult } from './load-result.ts'

/** The load generator: a process of its own, so that it measures neither itself nor the server's event loop. */
process.on('message', (message) => {
  void run(message)
})

const PART = 6_000
const JSON_BODY = { 'content-type': 'application/json' }
let turn = 0

async function run(message: unknown): Promise<void> {
  const order = loadOrderSchema.parse(message)
  const { origin, headers, connections, durationMs } = order
  const requests = nextRequests(order)
  const startedAt = performance.now()
  let clients = 0
  const result = await autocannon({
    url: origin,
    connections,
    duration: durationMs / 1_000,
    sampleInt: 100,
    headers,
    requests: requests.slice(0, 1),
    setupClient: (client) => {
      // Each connection goes round a part of its own, so that all of them together ask for everything.
      const place = clients++ % connections
      const part = requests.filter((_, index) => index % connections === place)
      client.setRequests(part.length === 0 ? requests : part)
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

/** The next of a long round: making all requests ready would take longer than the run. */
function nextRequests(order: LoadOrder): autocannon.Request[] {
  const { paths, bodies, tags, headers } = order
  const [path = '/'] = paths
  const total = (bodies ?? paths).length
  const start = (turn++ * PART) % total
  return Array.from({ length: Math.min(PART, total) }, (_, index) => {
    const place = (start + index) % total
    if (bodies !== undefined)
      return { method: 'POST', path, headers: { ...headers, ...JSON_BODY }, body: bodies[place] }
    const tag = tags?.[place]
    const asked: autocannon.Request = { method: 'GET', path: paths[place] }
    return tag === undefined ? asked : { ...asked, headers: { ...headers, 'if-none-match': tag } }
  })
}
