import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavosFromPesos, parsePesos, pesosFromCentavos } from './pesos.ts'

test.each([
  [4_067_920, 406_792_000],
  [32_232.67, 3_223_267],
  [1.005, 101],
  [0.004, 0],
  [1e-7, 0],
])('%d pesos are %d centavos, half-up', (pesos, centavos) => {
  expect(centavosFromPesos(pesos)).toBe(centavos)
})

test('centavos survive the way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (centavos) => {
      const sent: unknown = JSON.parse(JSON.stringify(pesosFromCentavos(centavos)))
      expect(centavosFromPesos(Number(sent))).toBe(centavos)
    }),
  )
})

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
