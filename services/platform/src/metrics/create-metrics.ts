import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export interface Metrics {
  /** Further counters and gauges register here. */
  readonly registry: Registry
  /** How many instances of this process `.env` asks for. */
  readonly wantedInstances: Gauge
  /** `observeRequest('listing.update', 200, 12.5)`. */
  observeRequest(route: string, status: number, durationMs: number): void
}

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The metrics of one process, under the names that Prometheus' own exporters use. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte read to the last one handed over, by endpoint id and status.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const wantedInstances = new Gauge({
    name: 'wanted_instances',
    help: 'Instances of this process that there should be; 0: not said.',
    registers: [registry],
  })
  return {
    registry,
    wantedInstances,
    observeRequest: (route, status, durationMs) => requests.observe({ route, status }, durationMs / 1000),
  }
}
