import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPesos } from './format-pesos.ts'
import { shortPesos } from './short-pesos.ts'

test.each([
  [1_500_000, '₱1.5M'],
  [4_067_920, '₱4.07M'],
  [20_000_000, '₱20M'],
  [25_000, '₱25,000'],
  [850_000, '₱850,000'],
  [999_999.99, '₱1M'],
  [999_999_999, '₱1B'],
  [1_250_000_000, '₱1.25B'],
  [0, '₱0'],
])('%d pesos are %s', (pesos, text) => {
  expect(shortPesos(Math.round(pesos * 100))).toBe(text)
})

test('in full, centavos show only where there are some', () => {
  expect(formatPesos(3_223_267)).toBe('₱32,232.67')
  expect(formatPesos(3_223_250)).toBe('₱32,232.50')
  expect(formatPesos(366_112_800)).toBe('₱3,661,128')
})

test('short text never passes ten characters and always says its unit within three digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000_000, max: 99_999_000_000 }), (centavos) => {
      expect(shortPesos(centavos)).toMatch(/^₱\d{1,3}(\.\d{1,2})?[MB]$/)
    }),
  )
})
