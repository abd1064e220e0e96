import { expect, test } from 'vitest'
import { freeViewingTimes, isTooClose, viewingTimeProblem } from './viewing-times.ts'

/** A Tuesday, 8:10 in Manila. */
const NOW = new Date('2026-12-01T00:10:00Z')

/** A time in Manila. */
const at = (text: string): Date => new Date(`${text}:00+08:00`)

test.each([
  ['2026-12-01T10:30', undefined],
  ['2026-12-01T10:00', 'at least 2 hours'],
  ['2026-12-01T10:15', 'half hour'],
  ['2026-12-02T09:00', undefined],
  ['2026-12-02T08:30', 'from 9:00 AM to 5:00 PM'],
  ['2026-12-02T17:00', undefined],
  ['2026-12-02T17:30', 'from 9:00 AM to 5:00 PM'],
  ['2026-12-02T00:00', 'from 9:00 AM to 5:00 PM'],
  ['2026-12-05T17:00', undefined],
  ['2026-12-06T10:00', 'Monday to Saturday'],
  ['2026-11-30T10:00', 'at least 2 hours'],
  ['2026-12-30T17:00', undefined],
  ['2026-12-31T09:00', 'within 30 days'],
])('%s in Manila: %s', (time, words) => {
  const problem = viewingTimeProblem(at(time), NOW)
  if (words === undefined) expect(problem).toBeUndefined()
  else expect(problem).toContain(words)
})

test('staff may choose a time that is near, and none that is over', () => {
  expect(viewingTimeProblem(at('2026-12-01T09:00'), NOW, 0)).toBeUndefined()
  expect(viewingTimeProblem(at('2026-11-30T09:00'), NOW, 0)).toBe('Choose a time to come.')
})

test('seconds and thousandths are no half hour', () => {
  expect(viewingTimeProblem(new Date(at('2026-12-02T10:00').getTime() + 1), NOW)).toContain('half hour')
})

test('what is free is what can be proposed, and nothing within an hour of what is taken', () => {
  const taken = [at('2026-12-02T10:00')]
  const free = freeViewingTimes(NOW, taken)
  expect(free[0]).toEqual(at('2026-12-01T10:30'))
  expect(free.filter((time) => viewingTimeProblem(time, NOW) !== undefined)).toEqual([])
  const all = freeViewingTimes(NOW, [])
  const missing = all.filter((time) => !free.some((one) => one.getTime() === time.getTime()))
  expect(missing).toEqual([at('2026-12-02T09:30'), at('2026-12-02T10:00'), at('2026-12-02T10:30')])
  expect(missing.every((time) => isTooClose(time, at('2026-12-02T10:00')))).toBe(true)
  expect(all.at(-1)).toEqual(at('2026-12-30T17:00'))
})
