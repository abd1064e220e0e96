import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from './cell-rules.ts'

test.each([
  ['1,500,000', 150_000_000],
  ['₱1.5M', 150_000_000],
  ['10000000.0', 1_000_000_000],
  ['PHP 25k / month', 2_500_000],
  ['P8,000 per month', 800_000],
  ['₱ 2 million', 200_000_000],
  ['1.23456789M', 123_456_789],
  ['32,232.67', 3_223_267],
])('%s', (text, centavos) => {
  expect(parseAmount(text)).toBe(centavos)
})

test.each(['', 'on request', '1.5.3', '-5', '1,00,000', '12-15', '₱', 'M', '1e6', '5000000000000'])(
  '%s is no amount',
  (text) => {
    expect(parseAmount(text)).toBeUndefined()
  },
)

test('every centavo survives, whatever the scale', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (centavos) => {
      const pesos = `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`
      expect(parseAmount(pesos)).toBe(centavos)
      const millions = `${Math.floor(centavos / 1e8)}.${String(centavos % 1e8).padStart(8, '0')}M`
      expect(parseAmount(millions)).toBe(centavos)
    }),
  )
})
