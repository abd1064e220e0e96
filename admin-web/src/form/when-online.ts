const LONGEST_WAIT_MS = 10_000

/** Resolves when it is worth trying again: after a while that grows, or at once when the network is back, or stopped. */
export function whenOnline(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = navigator.onLine ? Math.min(LONGEST_WAIT_MS, 500 * 2 ** attempt) : LONGEST_WAIT_MS
    const timer = setTimeout(done, wait)
    window.addEventListener('online', done, { once: true })
    signal.addEventListener('abort', done, { once: true })
    function done(): void {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
