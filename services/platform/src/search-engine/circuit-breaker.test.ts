import { expect, test, vi } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

test('turns everybody away for a while after a failure, says so once, and tries again', async () => {
  let now = 0
  const onOpen = vi.fn()
  const circuit = new CircuitBreaker(onOpen, () => now)
  const work = vi.fn().mockRejectedValue(new Error('away'))
  await Promise.all([1, 2, 3].map(() => expect(circuit.run(work)).rejects.toMatchObject({ status: 503 })))
  expect(work).toHaveBeenCalledTimes(3)
  await expect(circuit.run(work)).rejects.toThrow('The search engine is away.')
  expect(work).toHaveBeenCalledTimes(3)
  expect(onOpen).toHaveBeenCalledTimes(1)
  now = 2_001
  await expect(circuit.run(work)).rejects.toMatchObject({ cause: { message: 'away' } })
  expect(onOpen).toHaveBeenCalledTimes(2)
  now = 5_000
  expect(await circuit.run(async () => 'found')).toBe('found')
  expect(await circuit.run(async () => 'again')).toBe('again')
})
