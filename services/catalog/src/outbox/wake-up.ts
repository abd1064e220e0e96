import { pause } from '@tahanan/platform/postgres/pause.ts'

/** A sleeper that can be woken. A call while it is awake is remembered, so nothing falls between look and sleep. */
export interface WakeUp {
  wake(): void
  /** Until woken, for `ms` at most, or until `signal` aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export function createWakeUp(): WakeUp {
  let called = new AbortController()
  return {
    wake: () => called.abort(),
    async sleep(ms, signal) {
      const wake = () => called.abort()
      signal.addEventListener('abort', wake)
      if (!signal.aborted) await pause(ms, called.signal)
      signal.removeEventListener('abort', wake)
      called = new AbortController()
    },
  }
}
