import { expect, test } from 'vitest'
import { parsePesos } from './parse-pesos.ts'

test.each([
  ['1500000', 150_000_000],
  ['1,500,000', 150_000_000],
  ['₱1,500,000.50', 150_000_050],
  [' ₱ 25000 ', 2_500_000],
  ['10000000.0', 1_000_000_000],
  [0, 0],
  [1_000_000, 100_000_000],
])('%j is %d centavos', (amount, centavos) => {
  expect(parsePesos(amount)).toBe(centavos)
})

test.each(['', 'free', '-5', -5, '1,5', '1,00,000', '1e6', '12-15', '₱', Number.NaN, Infinity, 1_000_000_000_001])(
  '%j is no amount',
  (amount) => {
    expect(parsePesos(amount)).toBeUndefined()
  },
)
