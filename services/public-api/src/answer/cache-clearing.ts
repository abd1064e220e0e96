/** Collects change signals so that a burst clears the cache at once and then at most every `intervalMs`. */
export function createCacheClearing(clear: () => void, intervalMs: number): { signal(): void; close(): void } {
  let timer: NodeJS.Timeout | undefined
  let pending = false

  function tick(): void {
    timer = undefined
    if (pending) run()
  }

  function run(): void {
    pending = false
    clear()
    timer = setTimeout(tick, intervalMs)
    timer.unref()
  }

  return {
    signal() {
      pending = true
      if (timer === undefined) run()
    },
    close() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
