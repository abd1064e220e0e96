import { setTimeout as delay } from 'node:timers/promises'

/** Waits `ms`, or until `signal` aborts, whichever comes first. Never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {})
}

/** Resolves when `signal` aborts; at once if it has. */
export async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true })
  })
}

/** How long to wait before try number `attempt` + 1: 100 ms, doubling up to `maxMs`, with jitter so crowds disperse. */
export function backOffMs(attempt: number, maxMs = 10_000): number {
  const ceiling = Math.min(maxMs, 100 * 2 ** Math.min(attempt, 20))
  return ceiling / 2 + (Math.random() * ceiling) / 2
}

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

/** What `work` answers; a rejection when that takes longer. The work itself goes on, and nobody hears of its end. */
export async function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
