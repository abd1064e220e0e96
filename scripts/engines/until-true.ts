import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 100

/** Looks again and again; answers whether it came true in time. */
export async function untilTrue(look: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (!(await look())) {
    if (performance.now() > deadline) return false
    await delay(POLL_MS)
  }
  return true
}
