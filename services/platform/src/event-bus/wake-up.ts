/** A bell: rung while nobody waits, it makes the next wait end at once, so nothing is missed in between. */
export interface WakeUp {
  ring(): void
  /** Ends when the bell rings, after `ms`, or when `signal` aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export function openWakeUp(): WakeUp {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      rung = true
      wake?.()
    },
    async wait(ms, signal) {
      if (!rung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
          signal.addEventListener('abort', wake, { once: true })
        })
        if (wake !== undefined) signal.removeEventListener('abort', wake)
        wake = undefined
      }
      rung = false
    },
  }
}
