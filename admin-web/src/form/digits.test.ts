import { expect, test } from 'vitest'
import { groupDigits, pesoDigits } from './digits.ts'

test.each([
  ['1500000', '1,500,000'],
  ['999', '999'],
  ['1234.5', '1,234.5'],
  ['12345.', '12,345.'],
  ['', ''],
])('%j shows as %j', (digits, shown) => {
  expect(groupDigits(digits)).toBe(shown)
})

test.each([
  ['1500.125', '1500.13'],
  ['1,500.1249', '1500.12'],
  ['0.005', '0.01'],
  ['1.2345678m', '1234567.8'],
  ['₱9,300,000.50', '9300000.5'],
  ['1000000000000', '1000000000000'],
  // Beyond what any price is, which the server says.
  ['1000000000000.125', '1000000000000.125'],
  ['mura', undefined],
])('%j pesos are %j, as the server rounds them', (typed, digits) => {
  expect(pesoDigits(typed)).toBe(digits)
})
