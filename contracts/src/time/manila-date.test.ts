import { expect, test } from 'vitest'
import { manilaDate, manilaMinute } from './manila-date.ts'

test('the day begins at 16:00 UTC', () => {
  expect(manilaDate(new Date('2026-03-31T15:59:59Z'))).toBe('2026-03-31')
  expect(manilaDate(new Date('2026-03-31T16:00:00Z'))).toBe('2026-04-01')
})

test('the time of day is Manila’s as well', () => {
  expect(manilaMinute(new Date('2026-03-31T21:05:59Z'))).toBe('2026-04-01 05:05')
})
