import { expect, test } from 'vitest'
import { durationText, elapsedText } from './time-texts.ts'

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

test.each([
  [0.44, '0.4 ms'],
  [119.6, '120 ms'],
  [4_200, '4.2 s'],
  [59_900, '59.9 s'],
  [180_000, '3 min'],
])('%d ms is %s', (elapsedMs, text) => {
  expect(elapsedText(elapsedMs)).toBe(text)
})
