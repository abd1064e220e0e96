import type { Metrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { Gauge } from 'prom-client'

interface WatchedMetric {
  readonly name: string
  readonly help: string
  read(): Promise<number>
}

/** A figure that is read when Prometheus asks; missing while it cannot be read. */
export function watchMetric({ registry }: Metrics, { name, help, read }: WatchedMetric): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read().catch(() => Number.NaN))
    },
  })
  gauge.set(Number.NaN)
}
