import { pause } from '@tahanan/platform/postgres/pause.ts'

interface AwaitEmptyOptions {
  readonly countWaiting: () => Promise<number>
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

const POLL_MS = 500

/**
 * Resolves once nothing waits any more. The work is done elsewhere; this only looks.
 *
 * @throws the signal's reason once it aborts
 */
export async function awaitEmpty({ countWaiting, signal, onProgress }: AwaitEmptyOptions): Promise<void> {
  let most = 0
  for (;;) {
    signal.throwIfAborted()
    const waiting = await countWaiting()
    most = Math.max(most, waiting)
    onProgress(most - waiting, most)
    if (waiting === 0) return
    await pause(POLL_MS, signal)
  }
}
