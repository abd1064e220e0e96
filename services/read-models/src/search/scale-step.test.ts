import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleStep } from './scale-step.ts'
import { scaleSteps } from './scale-steps.ts'

test('ranges that overlap have a step in common', () => {
  const amount = fc.double({ min: 0, max: 1e15, noNaN: true })
  const range = fc.tuple(amount, amount).map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)))
  fc.assert(
    fc.property(range, range, ([from, to], [otherFrom, otherTo]) => {
      fc.pre(from <= otherTo && otherFrom <= to)
      const steps = scaleSteps(from, to)
      expect(scaleSteps(otherFrom, otherTo).some((step) => steps.includes(step))).toBe(true)
    }),
  )
})

test('four steps to a doubling, one for everything below 1', () => {
  expect([0, 0.5, 1, 2, 4].map(scaleStep)).toEqual([0, 0, 1, 5, 9])
  expect(scaleSteps(100, 100)).toHaveLength(1)
})
