import { expect, test } from 'vitest'
import { changedFields } from './audit.store.ts'

test('names what differs, from and to', () => {
  expect(changedFields({ name: 'A', codes: [1, 2], fee: null }, { name: 'B', codes: [1, 2], fee: 5 })).toEqual({
    name: { from: 'A', to: 'B' },
    fee: { from: null, to: 5 },
  })
})

test('a creation comes from nothing, a deletion leads there', () => {
  expect(changedFields(null, { name: 'A', fee: null })).toEqual({ name: { from: null, to: 'A' } })
  expect(changedFields({ name: 'A' }, null)).toEqual({ name: { from: 'A', to: null } })
})

test('lists are compared by what they hold, in order', () => {
  expect(changedFields({ codes: [1, 2] }, { codes: [2, 1] })).toEqual({ codes: { from: [1, 2], to: [2, 1] } })
})
