import { pause } from '@tahanan/platform/postgres/pause.ts'

export interface GateSettings {
  readonly concurrency: number
  readonly maxWaiting: number
  /** While others wait each place rests as long as its last task took: a crowd gets half of what there is. */
  readonly rests?: boolean
}

export interface Gate {
  /** Runs the task when it is its turn. Refused at once where too many wait. */
  pass<T>(task: () => Promise<T>): Promise<T>
  /** Refuses where a task would be refused now: for who has work to do before. */
  refuseIfFull(): void
}

/** Lets `concurrency` tasks run and `maxWaiting` more wait, first come first served; others are refused at once. */
export function createGate({ concurrency, maxWaiting, rests = false }: GateSettings, refusal: () => Error): Gate {
  const waiting: (() => void)[] = []
  let running = 0

  function refuseIfFull(): void {
    if (running >= concurrency && waiting.length >= maxWaiting) throw refusal()
  }

  /** So that nobody slips in between. */
  async function handOn(tookMs: number): Promise<void> {
    if (rests && waiting.length > 0) await pause(tookMs)
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return {
    refuseIfFull,
    async pass(task) {
      refuseIfFull()
      if (running < concurrency) running += 1
      else await new Promise<void>((start) => waiting.push(start))
      const startedAt = performance.now()
      try {
        return await task()
      } finally {
        void handOn(performance.now() - startedAt)
      }
    },
  }
}
