import { expect, test } from 'vitest'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from './create-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const log = createLog({ level: 'silent', name: 'test' })
const settings = { log, port: 0, host: '127.0.0.1', probes: {} }

test('shows the metrics at /metrics, and nothing else', async () => {
  const metrics = createMetrics()
  metrics.observeRequest('listing.show', 200, 3)
  metrics.observeRequest('listing.show', 200, 700)
  metrics.observeRequest('listing.show', 404, 1)
  const server = await serveMetrics({ ...settings, metrics })
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",route="listing.show",status="200"} 1')
    expect(text).toContain('http_request_duration_seconds_count{route="listing.show",status="200"} 2')
    expect(text).toContain('http_request_duration_seconds_count{route="listing.show",status="404"} 1')
    expect(text).toContain('process_cpu_seconds_total')
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
  } finally {
    await server.close()
  }
})

test('a port that is taken is told with its own variable', async () => {
  const server = await serveMetrics({ ...settings, metrics: createMetrics() })
  const again = serveMetrics({ ...settings, metrics: createMetrics(), port: server.port })
  await expect(again).rejects.toThrow('Set METRICS_PORT to a free one.')
  await server.close()
})
