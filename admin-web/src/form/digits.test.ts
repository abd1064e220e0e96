import { expect, test } from 'vitest'
import { digitsOf, groupDigits } from './digits.ts'

test.each([
  ['₱1,500,000.00', '1500000'],
  ['PHP 1 500 000', '1500000'],
  ['1.500.000', '1500000'],
  ['12a3', '123'],
  ['-5', '5'],
  ['007', '7'],
  ['0', '0'],
  ['price on request', ''],
  ['', ''],
])('%j is %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})

test.each([
  ['23.31 sqm', '23.31'],
  ['1,234.567', '1234.56'],
  ['.5', '0.5'],
  ['12.', '12.'],
])('areas keep two decimals: %j is %j', (text, digits) => {
  expect(digitsOf(text, 2)).toBe(digits)
})

test.each([
  ['1500000', '1,500,000'],
  ['999', '999'],
  ['1234.5', '1,234.5'],
  ['12345.', '12,345.'],
  ['', ''],
])('%j shows as %j', (digits, shown) => {
  expect(groupDigits(digits)).toBe(shown)
})
