import { expect, test } from 'vitest'
import { oldestAsOf } from './oldest-as-of.ts'

const counted = (asOf?: { readonly position?: number; readonly at: number }) => ({
  count: 1,
  exact: true,
  ...(asOf && { asOf }),
})

test('several counts are as old as the oldest of them', () => {
  expect(oldestAsOf([counted({ position: 3, at: 70 }), counted({ position: 2, at: 90 })])).toEqual({
    position: 2,
    at: 70,
  })
})

test('of some of which nobody knows what has changed, nobody knows it of all', () => {
  expect(oldestAsOf([counted({ position: 3, at: 70 }), counted()])).toEqual({ position: undefined, at: 70 })
})
