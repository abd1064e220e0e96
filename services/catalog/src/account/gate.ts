import { pause } from '@tahanan/platform/postgres/pause.ts'

export interface GateSettings {
  readonly concurrency: number
  /** Of each kind of turn. */
  readonly maxWaiting: number
  /** While others wait each place rests as long as its last task took: a crowd gets half of what there is. */
  readonly rests?: boolean
}

/** Whose turn is `first` waits behind others of that kind only. */
export type Turn = 'first' | 'usual'

export interface Gate {
  /** Runs the task when it is its turn. Refused at once where too many wait. */
  pass<T>(task: () => Promise<T>, turn?: Turn): Promise<T>
  /** Refuses where a task would be refused now: for who has work to do before. */
  refuseIfFull(turn?: Turn): void
}

/**
 * Lets `concurrency` tasks run and `maxWaiting` more wait in each line, first come first served; others are refused at
 * once.
 */
export function createGate({ concurrency, maxWaiting, rests = false }: GateSettings, refusal: () => Error): Gate {
  const waiting: Readonly<Record<Turn, (() => void)[]>> = { first: [], usual: [] }
  let running = 0

  function refuseIfFull(turn: Turn = 'usual'): void {
    if (running >= concurrency && waiting[turn].length >= maxWaiting) throw refusal()
  }

  /** So that nobody slips in between. */
  async function handOn(tookMs: number): Promise<void> {
    if (rests && waiting.first.length + waiting.usual.length > 0) await pause(tookMs)
    const next = waiting.first.shift() ?? waiting.usual.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return {
    refuseIfFull,
    async pass(task, turn = 'usual') {
      refuseIfFull(turn)
      if (running < concurrency) running += 1
      else await new Promise<void>((start) => waiting[turn].push(start))
      const startedAt = performance.now()
      try {
        return await task()
      } finally {
        void handOn(performance.now() - startedAt)
      }
    },
  }
}
