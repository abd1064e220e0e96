import { expect, test } from 'vitest'
import { recordPath } from './record-path.ts'

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
