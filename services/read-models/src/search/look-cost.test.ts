import { expect, test } from 'vitest'
import { lookCost, LOOK_COST } from './look-cost.ts'

const windows = { kind: 'windows', tokens: ['#w00000009'] } as const
const prices = { kind: 'prices', tokens: ['#1'], untilCentavos: 200_000_000, share: 0.1 } as const

test('what is looked at first counts: of prices all that stands there', () => {
  const source = { expected: 20_000 }
  expect(lookCost([], source)).toBeUndefined()
  expect(lookCost([windows], source)).toBe(LOOK_COST)
  expect(lookCost([windows, prices], source)).toBe(LOOK_COST)
  expect(lookCost([prices, windows], source)).toEqual({ cost: 3_000, saves: 12_000 })
})
