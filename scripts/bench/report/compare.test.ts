import { expect, test } from 'vitest'
import { compare } from './compare.ts'

function sides(...rounds: readonly (readonly [ours: number, bare: number])[]) {
  const ours = rounds.map(([perSecond]) => ({ perSecond }))
  const bare = rounds.map(([, perSecond]) => ({ perSecond }))
  const next = (results: { perSecond: number }[]) => async () => results.shift() ?? { perSecond: Number.NaN }
  return { name: 'case', unit: 'requests', floor: 0.5, rounds: rounds.length, ours: next(ours), bare: next(bare) }
}

test('the ratio is the median of the rounds, and says how far they were apart', async () => {
  const outcome = await compare(sides([50, 100], [60, 100], [20, 100]))
  expect(outcome).toMatchObject({ ours: 50, bare: 100, ratio: 0.5, best: 0.6, stableRounds: 2 })
  expect(outcome.spread).toBeCloseTo(0.8)
  expect(outcome.note).toBe('only 2 stable rounds')
})

test('a round without any answer is not the best one, and does not hide it', async () => {
  expect((await compare(sides([0, 0], [40, 100], [0, 0]))).best).toBe(0.4)
  expect((await compare(sides([30, 100], [0, 0], [0, 100]))).best).toBe(0.3)
  expect((await compare(sides([0, 0]))).best).toBeNaN()
})

test('requests that failed are told of', async () => {
  const failing = async () => ({ perSecond: 100, failed: 2 })
  const both = { ours: failing, bare: async () => ({ perSecond: 100 }) }
  const outcome = await compare({ name: 'case', unit: 'requests', floor: null, rounds: 3, ...both })
  expect(outcome.note).toBe('6 requests failed')
})
