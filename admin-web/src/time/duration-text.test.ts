import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [59_999, 'under a minute'],
  [60_000, '1 min'],
  [3_600_000 - 1, '59 min'],
  [3_600_000 * 3 + 300_000, '3 h 5 min'],
  [86_400_000, '1 day 0 h'],
  [86_400_000 * 2 + 3_600_000 * 4, '2 days 4 h'],
])('%d ms is %s', (durationMs, text) => {
  expect(durationText(durationMs)).toBe(text)
})
