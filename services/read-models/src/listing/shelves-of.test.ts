import { describe, expect, test } from 'vitest'
import { shelfNumber } from './shelf-number.ts'
import type { Shelf } from './shelf-number.ts'
import { shelvesOf } from './shelves-of.ts'

const price = (min: number | null, max = min, perMonth = false) => ({
  minPriceCentavos: min === null ? null : min * 100,
  maxPriceCentavos: max === null ? null : max * 100,
  perMonth,
})

const house = { propertyType: 0, propertySubtype: 1, featured: false }
const numbers = (...shelves: readonly Shelf[]) => shelves.map(shelfNumber).toSorted((a, b) => a - b)
const sorted = (shelves: readonly number[]) => shelves.toSorted((a, b) => a - b)

describe('shelvesOf', () => {
  test('any type and its own, with any price and its bucket', () => {
    expect(sorted(shelvesOf({ ...house, price: price(3_000_000) }))).toEqual(
      numbers(
        { forRent: false, kind: 'Any', bucket: 0 },
        { forRent: false, kind: 'Any', bucket: 2 },
        { forRent: false, kind: 'House', bucket: 0 },
        { forRent: false, kind: 'House', bucket: 2 },
      ),
    )
  })

  test('a range stands in every bucket it reaches into; the upper edge of a bucket is out of it', () => {
    const shelves = shelvesOf({ ...house, price: price(1_900_000, 4_000_000) })
    for (const bucket of [1, 2, 3]) expect(shelves).toContain(shelfNumber({ forRent: false, kind: 'Any', bucket }))
    expect(shelvesOf({ ...house, price: price(2_000_000) })).not.toContain(
      shelfNumber({ forRent: false, kind: 'Any', bucket: 1 }),
    )
  })

  test('a commercial lot is Land and Commercial (decision 19)', () => {
    const shelves = shelvesOf({ propertyType: 1, propertySubtype: 0, featured: false, price: price(null) })
    expect(sorted(shelves)).toEqual(
      numbers(
        { forRent: false, kind: 'Any', bucket: 0 },
        { forRent: false, kind: 'Land', bucket: 0 },
        { forRent: false, kind: 'Commercial', bucket: 0 },
      ),
    )
  })

  test('a rental stands in the ladder of rents', () => {
    const shelves = shelvesOf({ ...house, price: price(25_000, 25_000, true) })
    expect(shelves).toContain(shelfNumber({ forRent: true, kind: 'House', bucket: 3 }))
  })

  test('a featured one has a shelf for that', () => {
    const shelves = shelvesOf({ ...house, featured: true, price: price(null) })
    expect(shelves).toContain(shelfNumber({ forRent: false, kind: 'Featured', bucket: 0 }))
  })
})

test('no two shelves have one number, and all fit a smallint', () => {
  const kinds = ['Any', 'House', 'Land', 'Condominium', 'Commercial', 'Featured'] as const
  const all = [false, true].flatMap((forRent) =>
    kinds.flatMap((kind) => [0, 1, 2, 3, 4, 5, 6].map((bucket) => shelfNumber({ forRent, kind, bucket }))),
  )
  expect(new Set(all).size).toBe(all.length)
  expect(Math.max(...all)).toBeLessThan(32_768)
})
