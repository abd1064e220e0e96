import { expect, test } from 'vitest'
import { openLazily } from './system-dependencies.ts'

test('opens once, however many ask, and closes what it opened', async () => {
  let opened = 0
  let closed = 0
  const lazy = openLazily(async () => {
    opened += 1
    return { close: async () => void (closed += 1) }
  })
  await lazy.close()
  expect([opened, closed]).toEqual([0, 0])
  expect(await lazy.get()).toBe(await lazy.get())
  await lazy.close()
  expect([opened, closed]).toEqual([1, 1])
})

test('tries again after a failure', async () => {
  let tries = 0
  const lazy = openLazily(async () => {
    tries += 1
    if (tries === 1) throw new Error('away')
    return { close: async () => {} }
  })
  await expect(lazy.get()).rejects.toThrow('away')
  await expect(lazy.get()).resolves.toBeDefined()
})
