import type { Metrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { Counter, Histogram, Gauge } from 'prom-client'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** How much each stage of the pipeline does, and how long it takes over it. */
export function createPipelineMetrics({ registry }: Metrics) {
  const items = new Counter({
    name: 'pipeline_items_total',
    help: 'Rows relayed, messages marked, listings indexed, pictures made, jobs done.',
    labelNames: ['stage'],
    registers: [registry],
  })
  // The alert DeadLetters goes by what is added: to a series that was not there before nothing is.
  items.labels('dead-letter').inc(0)
  const durations = new Histogram({
    name: 'pipeline_batch_duration_seconds',
    help: 'Time that one batch of a stage took.',
    labelNames: ['stage'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  return {
    /** So many items of a stage went through in so long. */
    handled(
      stage: 'relay' | 'mark' | 'refresh' | 'index' | 'image' | 'dead-letter' | 'job',
      count: number,
      elapsedMs?: number,
    ): void {
      items.labels(stage).inc(count)
      if (elapsedMs !== undefined) durations.labels(stage).observe(elapsedMs / 1_000)
    },
  }
}

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
