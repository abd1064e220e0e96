import { backOffMs, pause } from '../postgres/pause.ts'
import type { Subscription } from './event-bus.ts'

/** A membership that lasted so long says that whatever ended the one before is mended. */
const STABLE_MS = 60_000

/**
 * Consumes until closed: a membership of the group that ends is followed by a new one, after a back-off.
 *
 * @param consume one membership, until its signal aborts; rejects with what ended it earlier
 */
export function keepConsuming(
  consume: (closing: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): Subscription {
  const closing = new AbortController()

  async function run(): Promise<void> {
    for (let attempt = 1; !closing.signal.aborted; attempt += 1) {
      const joinedAt = performance.now()
      await consume(closing.signal).catch(onError)
      if (performance.now() - joinedAt > STABLE_MS) attempt = 1
      if (!closing.signal.aborted) await pause(backOffMs(attempt), closing.signal)
    }
  }

  const running = run()
  return {
    async close() {
      closing.abort()
      await running
    },
  }
}
