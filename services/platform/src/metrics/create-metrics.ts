import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

type Observer = ReturnType<Histogram<'route' | 'status'>['labels']>

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
  // Finding a child by its labels costs more than observing; both sets are small and fixed.
  const children = new Map<string, Map<number, Observer>>()

  return {
    registry,
    wantedInstances,
    observeRequest(route, status, durationMs) {
      let byStatus = children.get(route)
      if (byStatus === undefined) children.set(route, (byStatus = new Map<number, Observer>()))
      let child = byStatus.get(status)
      if (child === undefined) byStatus.set(status, (child = requests.labels(route, String(status))))
      child.observe(durationMs / 1000)
    },
  }
}
