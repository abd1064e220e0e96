import { pause } from '@tahanan/platform/postgres/pause.ts'
import { quantile } from '../report/quantile.ts'
import type { Journey, Journeys } from './journeys.ts'

const EVERY_MS = 50

/** Commands at 20 a second: lines such as `relay  p50 8 ms, p95 14 ms, 12 % of the medians`. */
export async function measureSearchableLatency(journeys: Journeys, commands: number): Promise<string[]> {
  const travelling: Promise<Journey>[] = []
  for (let count = 0; count < commands; count += 1) {
    travelling.push(journeys.travel())
    await pause(EVERY_MS)
  }
  const travelled = await Promise.all(travelling)
  const at = (stage: keyof Journey, share: number) =>
    Math.round(
      quantile(
        travelled.map((journey) => journey[stage]),
        share,
      ),
    )
  const stages = ['command', 'relay', 'project', 'search'] as const
  const sum = stages.reduce((whole, stage) => whole + at(stage, 0.5), 0)
  return [
    `command to search at 20 commands a second: p50 ${at('total', 0.5)} ms, p95 ${at('total', 0.95)} ms`,
    ...stages.map((stage) => {
      const share = Math.round((at(stage, 0.5) / sum) * 100)
      return `  ${stage.padEnd(8)} p50 ${at(stage, 0.5)} ms, p95 ${at(stage, 0.95)} ms, ${share} % of the medians`
    }),
  ]
}
