import { backOffMs } from '../postgres/back-off-ms.ts'
import { pause } from '../postgres/pause.ts'

/**
 * Tries again and again, with back-off, until `work` resolves. Once `signal` has aborted nothing is tried again, and a
 * failure ends in undefined; but a try that is under way is waited for, and its success counts.
 */
export async function untilSuccess<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<{ readonly result: T } | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { result: await work() }
    } catch (error) {
      onError(error)
      if (!signal.aborted) await pause(backOffMs(attempt), signal)
      if (signal.aborted) return undefined
    }
  }
}
