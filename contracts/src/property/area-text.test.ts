import { expect, test } from 'vitest'
import { areaText } from './area-text.ts'

test('Areas show thousands separators and the label sqm', () => {
  expect(areaText(1234.5)).toBe('1,234.5 sqm')
  expect(areaText(23.31)).toBe('23.31 sqm')
  expect(areaText(0)).toBe('0 sqm')
})
