export interface GateSettings {
  readonly concurrency: number
  readonly maxWaiting: number
}

export interface Gate {
  /** Runs the task when it is its turn. Refused at once where too many wait. */
  pass<T>(task: () => Promise<T>): Promise<T>
  /** Refuses where a task would be refused now: for who has work to do before. */
  refuseIfFull(): void
}

/** Lets `concurrency` tasks run and `maxWaiting` more wait, first come first served; others are refused at once. */
export function createGate({ concurrency, maxWaiting }: GateSettings, refusal: () => Error): Gate {
  const waiting: (() => void)[] = []
  let running = 0

  function refuseIfFull(): void {
    if (running >= concurrency && waiting.length >= maxWaiting) throw refusal()
  }

  return {
    refuseIfFull,
    async pass(task) {
      refuseIfFull()
      if (running < concurrency) running += 1
      else await new Promise<void>((start) => waiting.push(start))
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        // The place is handed on, so that nobody slips in between.
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
