import { describe, expect, it } from 'vitest'
import { openWakeUp } from './wake-up.ts'

const LONG_MS = 60_000
const never = new AbortController().signal

describe('openWakeUp', () => {
  it('ends a wait when it rings', async () => {
    const bell = openWakeUp()
    const waiting = bell.wait(LONG_MS, never)
    bell.ring()
    await expect(waiting).resolves.toBeUndefined()
  })

  it('remembers a ring that nobody waited for, once', async () => {
    const bell = openWakeUp()
    bell.ring()
    bell.ring()
    await bell.wait(LONG_MS, never)
    const startedAt = performance.now()
    await bell.wait(30, never)
    expect(performance.now() - startedAt).toBeGreaterThan(25)
  })

  it('ends when the signal aborts, now or before', async () => {
    const bell = openWakeUp()
    const ending = new AbortController()
    const waiting = bell.wait(LONG_MS, ending.signal)
    ending.abort()
    await expect(waiting).resolves.toBeUndefined()
    await expect(bell.wait(LONG_MS, ending.signal)).resolves.toBeUndefined()
  })
})
