import { expect, test } from 'vitest'
import { secondsUntil, waitText } from './wait.ts'

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [7_200, '120 minutes'],
  [7_201, '3 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})

test('what ends now, or has ended, takes a second', () => {
  const now = new Date('2026-03-01T08:00:00Z')
  expect(secondsUntil(now, now)).toBe(1)
  expect(secondsUntil(new Date(now.getTime() + 1_001), now)).toBe(2)
})
