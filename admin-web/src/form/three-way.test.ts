import { expect, test } from 'vitest'
import { threeWay } from './three-way.ts'

const base = { name: 'Casa', price: '100', amenities: [1, 2] }

test('fields that both changed differently are to be chosen; the rest is taken from who changed it', () => {
  const mine = { name: 'Casa Uno', price: '120', amenities: [1, 2] }
  const theirs = { name: 'Casa Dos', price: '100', amenities: [1] }
  expect(threeWay(base, mine, theirs)).toEqual({
    conflicts: ['name'],
    theirs: ['amenities'],
    merged: { name: 'Casa Dos', price: '120', amenities: [1] },
    holdsMine: false,
  })
})

test('the same change by both is no conflict, and my save counts as arrived', () => {
  const mine = { ...base, name: 'Casa Uno' }
  const result = threeWay(base, mine, { ...mine, price: '90' })
  expect(result.conflicts).toEqual([])
  expect(result.holdsMine).toBe(true)
})
