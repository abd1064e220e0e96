import { expect, test } from 'vitest'
import { shownValue } from './shown-value.ts'

test.each([
  [null, 'none'],
  [undefined, 'none'],
  ['', 'none'],
  [[], 'none'],
  [false, 'no'],
  [3_500_000, '3,500,000'],
  [1_234.5, '1,234.5'],
  ['Casa Verde', 'Casa Verde'],
  ['2026-11-21', '2026-11-21'],
  [[1, 'two', null], '1, two, none'],
  [{ id: 3 }, '{"id":3}'],
])('%j is shown as %s', (value, text) => {
  expect(shownValue(value)).toBe(text)
})

test('a moment is told in Manila', () => {
  expect(shownValue('2026-11-21T01:05:00.000Z')).toMatch(/^Nov 21, 2026, 9:05/)
})
