import type { BenchRun } from '../bench-run.ts'
import type { OpenLoadResult } from '../load/open-load-result.ts'
import { compare, type Measured } from '../report/compare.ts'

const name = 'load, how soon 99 of 100 are answered at twice the capacity, beside half'

/** At twice the capacity what is too much is turned away, and the rest is answered nearly as soon as ever. */
async function measure(
  run: BenchRun,
  capacity: number,
  ask: (perSecond: number) => Promise<OpenLoadResult>,
): Promise<void> {
  const twice: OpenLoadResult[] = []
  run.keep(
    await compare({
      name,
      unit: 'p99s',
      cost: 'ms',
      floor: 1 / 3,
      rounds: run.options.rounds,
      ours: async () => {
        const result = await ask(capacity * 2)
        twice.push(result)
        return measured(result)
      },
      bare: async () => measured(await ask(capacity / 2)),
    }),
  )
  const sum = (pick: (result: OpenLoadResult) => number) => twice.reduce((total, result) => total + pick(result), 0)
  const accepted = Math.round(sum((result) => result.acceptedPerSecond) / twice.length)
  run.note(
    `load: at twice the capacity ${accepted} a second were answered, ` +
      `${sum(({ shed }) => shed)} requests turned away with 503 and Retry-After, ${sum(({ failed }) => failed)} failed`,
  )
}

function measured({ p50, p99, failed }: OpenLoadResult): Measured {
  return { perSecond: 1 / p99, p50, p99, failed }
}

export const shedLoad = { name, measure } as const
