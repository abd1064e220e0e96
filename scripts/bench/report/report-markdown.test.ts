import { expect, test } from 'vitest'
import { BenchRun } from '../bench-run.ts'
import { readBenchOptions } from '../read-bench-options.ts'
import { outcomeOf } from './outcome.fixture.ts'
import { reportMarkdown } from './report-markdown.ts'

test('a table with what was missed, then what is no ratio, then what was skipped', () => {
  const options = readBenchOptions([], '/data')
  if (typeof options === 'string') throw new Error(options)
  const run = new BenchRun(options)
  run.keep(
    outcomeOf({ name: 'detail', ours: 6_002, bare: 4_860.4, ratio: 1.234, floor: 0.8, p50: 1, p97_5: 6, p99: 11 }),
  )
  run.keep(outcomeOf({ name: 'cold start', cost: 'ms', ours: 1 / 5_120, bare: 1 / 900, ratio: 0.176, floor: 0.2 }))
  run.note('load: capacity 2,000')
  run.skip('relay', 'KAFKA_BROKERS is not set.')
  expect(reportMarkdown('A machine', run)).toBe(`A machine

| case       |     ours |    bare | ratio | at least | p50 | p97.5 |  p99 | spread |       |
| ---------- | -------: | ------: | ----: | -------: | --: | ----: | ---: | -----: | ----- |
| detail     |  6,002/s | 4,860/s |  1.23 |     0.80 | 1.0 |   6.0 | 11.0 |   10 % |       |
| cold start | 5,120 ms |  900 ms |  0.18 |     0.20 |     |       |      |   10 % | below |

\`\`\`text
load: capacity 2,000
\`\`\`

- Skipped: relay: KAFKA_BROKERS is not set.`)
})
