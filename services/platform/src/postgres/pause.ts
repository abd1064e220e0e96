import { setTimeout as delay } from 'node:timers/promises'

/** Waits `ms`, or until `signal` aborts, whichever comes first. Never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {})
}
