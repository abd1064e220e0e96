import { expect, test } from 'vitest'
import { dayAfter, mondayOf } from './week-days.ts'

test.each([
  ['2026-12-07', '2026-12-07'],
  ['2026-12-13', '2026-12-07'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('days go on across months and years, both ways', () => {
  expect([dayAfter('2026-12-28', 7), dayAfter('2027-01-04', -7)]).toEqual(['2027-01-04', '2026-12-28'])
})
