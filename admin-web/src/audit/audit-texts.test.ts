import { expect, test } from 'vitest'
import { recordPath, shownValue } from './audit-texts.ts'

test.each([
  [{ noun: 'listing', id: 12, name: 'Casa Verde' }, '/dashboard/viewlisting/12'],
  [{ noun: 'listing', id: 12, name: null }, undefined],
  [{ noun: 'lead', id: 3, name: null }, '/dashboard/leads/view/3'],
  [{ noun: 'lead', id: 0, name: null }, undefined],
  [{ noun: 'developer', id: 1, name: 'A & B' }, '/dashboard/developers?q=A%20%26%20B'],
  [{ noun: 'amenity', id: 1, name: 'Pool' }, undefined],
])('%j is looked at under %s', (record, path) => {
  expect(recordPath(record)).toBe(path)
})

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

test('a code is told by its label', () => {
  expect([shownValue(0, 'property_type'), shownValue([0], 'financing_option'), shownValue(7, 'bedroom')]).toEqual([
    'Residential',
    'Bank Financing',
    '7',
  ])
})

test('a moment is told in Manila; what only looks like one stays as it is', () => {
  expect(shownValue('2026-11-21T01:05:00.000Z')).toMatch(/^Nov 21, 2026, 9:05/)
  for (const name of ['2026-13-01T00:00:00Z', '2026-06-01T09:00:00+25:00', '2026-06-01T09:00 house']) {
    expect(shownValue(name)).toBe(name)
  }
})
