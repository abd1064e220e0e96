import { createServer } from 'node:http'
import { type HttpServer, listen } from '../http/listen.ts'
import type { Metrics } from './create-metrics.ts'

/** `GET /metrics` on a port of its own, which no gateway passes on. */
export async function serveMetrics(metrics: Metrics, port: number, host?: string): Promise<HttpServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Only /metrics is here.\n')
      return
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`${String(error)}\n`),
    )
  })
  const address = await listen(server, { port, host, setting: 'METRICS_PORT' })
  return {
    ...address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
