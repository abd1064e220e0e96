export interface GateSettings {
  readonly concurrency: number
  readonly maxWaiting: number
}

/** Lets `concurrency` tasks run and `maxWaiting` more wait, first come first served; others are refused at once. */
export function createGate(settings: GateSettings, refusal: () => Error): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running < settings.concurrency) running += 1
    else if (waiting.length < settings.maxWaiting) await new Promise<void>((start) => waiting.push(start))
    else throw refusal()
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The place is handed on, so that nobody slips in between.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
