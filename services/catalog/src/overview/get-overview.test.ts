import { expect, test } from 'vitest'
import { overviewWeeks } from './get-overview.ts'

test.each([
  ['2026-11-16T00:00:00+08:00', '2026-11-16'],
  ['2026-11-15T23:59:59.999+08:00', '2026-11-09'],
  ['2026-11-21T12:00:00+08:00', '2026-11-16'],
  ['2027-01-01T07:00:00+08:00', '2026-12-28'],
])('the week of %s began on %s', (now, monday) => {
  expect(overviewWeeks(new Date(now)).at(-1)).toBe(monday)
})

test('twelve weeks, oldest first', () => {
  const weeks = overviewWeeks(new Date('2026-11-21T12:00:00+08:00'))
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(0, 2)).toEqual(['2026-08-31', '2026-09-07'])
})
