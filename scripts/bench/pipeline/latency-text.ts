import type { LatencySummary } from './command-latency.ts'

/** Lines such as `command to public answer  p50 12 ms  p95 31 ms`, and below each stage's share. */
export function latencyText(latency: LatencySummary): string {
  const { total, ...stages } = latency
  const lines = [`command to public answer at 20 commands a second: p50 ${ms(total.p50)}, p95 ${ms(total.p95)}`]
  const sum = Object.values(stages).reduce((whole, { p50 }) => whole + p50, 0)
  for (const [stage, { p50, p95 }] of Object.entries(stages)) {
    lines.push(`  ${stage.padEnd(8)} p50 ${ms(p50)}, p95 ${ms(p95)}, ${Math.round((p50 / sum) * 100)} % of the medians`)
  }
  return lines.join('\n')
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`
}
