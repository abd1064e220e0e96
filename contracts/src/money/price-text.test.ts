import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPesos } from './pesos.ts'
import { type Price, priceText, shortPesos, tidyPriceText } from './price-text.ts'

const price = (min: number | null, max: number | null, perMonth = false): Price => ({
  minPriceCentavos: min === null ? null : min * 100,
  maxPriceCentavos: max === null ? null : max * 100,
  perMonth,
})

test('Price text has whitespace removed, and a dash is replaced with a spaced en dash', () => {
  expect(tidyPriceText('₱1,500,000 - ₱2,000,000')).toBe('₱1,500,000 – ₱2,000,000')
  expect(tidyPriceText('₱1,500,000')).toBe('₱1,500,000')
})

test('price is short, price_full is full (decision 41)', () => {
  expect(priceText(price(1_500_000, 2_000_000), 'short')).toBe('₱1.5M – ₱2M')
  expect(priceText(price(1_500_000, 2_000_000), 'full')).toBe('₱1,500,000 – ₱2,000,000')
})

test('equal min and max shows one, also where only the short texts are equal', () => {
  expect(priceText(price(3_200_000, 3_200_000), 'full')).toBe('₱3,200,000')
  expect(priceText(price(3_200_000, 3_201_000), 'short')).toBe('₱3.2M')
  expect(priceText(price(3_200_000, 3_201_000), 'full')).toBe('₱3,200,000 – ₱3,201,000')
})

test('null shows Price on request; a single end shows alone', () => {
  expect(priceText(price(null, null), 'short')).toBe('Price on request')
  expect(priceText(price(null, null, true), 'full')).toBe('Price on request')
  expect(priceText(price(900_000, null), 'full')).toBe('₱900,000')
})

test('/month is added after formatting', () => {
  expect(priceText(price(25_000, 25_000, true), 'short')).toBe('₱25,000/month')
  expect(priceText(price(18_500.5, 18_500.5, true), 'full')).toBe('₱18,500.50/month')
})

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
