import { expect, test } from 'vitest'
import { groupDigits } from './digits.ts'

test.each([
  ['1500000', '1,500,000'],
  ['999', '999'],
  ['1234.5', '1,234.5'],
  ['12345.', '12,345.'],
  ['', ''],
])('%j shows as %j', (digits, shown) => {
  expect(groupDigits(digits)).toBe(shown)
})
