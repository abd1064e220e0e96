import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { describe, expect, test } from 'vitest'
import { matchedPage } from './matched-page.ts'
import { CHANGES_MAX } from './matched-page-statement.ts'
import type { MatchedPageRow } from './matched-page-statement.ts'

const at = (id: number, priceCentavos: number | null = id * 100): ListingPosition => ({ id, priceCentavos })
const same = (id: number, listed = true): MatchedPageRow => ({
  id,
  card: `{"id":${id}}`,
  rev: '1',
  listed,
  price_sort: null,
  fits: null,
})
const changed = (id: number, fits: boolean, price = id * 100): MatchedPageRow => ({
  id,
  card: `{"id":${id},"new":true}`,
  rev: '2',
  listed: true,
  price_sort: String(price),
  fits,
})

const pageOf = (
  known: readonly ListingPosition[],
  rows: readonly MatchedPageRow[],
  { order = 'newest', offset = 0, limit = 3 }: { order?: ListingOrder; offset?: number; limit?: number } = {},
) => matchedPage(known, rows, { order, from: undefined, offset, limit })?.map(({ id }) => id)

describe('a page of which', () => {
  const known = [at(40), at(30), at(20), at(10)]
  const rows = [same(10), same(20), same(30), same(40)]

  test('nothing has changed stays in its order', () => {
    expect(pageOf(known, rows)).toEqual([40, 30, 20, 10])
  })

  test('a listing has changed, and left the list or gone altogether, is not known: another moves up', () => {
    expect(pageOf(known, [...rows, changed(30, false)])).toBeUndefined()
    expect(pageOf(known, rows.slice(1))).toBeUndefined()
    expect(pageOf(known, [...rows.slice(1), same(10, false)])).toBeUndefined()
  })

  test('a listing has left is shorter where it was the last one', () => {
    expect(pageOf(known.slice(0, 3), [...rows, changed(30, false)])).toEqual([40, 20])
    expect(pageOf(known.slice(0, 3), rows.slice(2))).toEqual([40, 30])
  })

  test('a listing has come shows it in its place, once', () => {
    expect(pageOf(known, [...rows, changed(35, true)])).toEqual([40, 35, 30, 20])
    expect(pageOf(known.slice(0, 3), [...rows, changed(30, true)])).toEqual([40, 30, 20])
  })

  test('another listing has changed that never belonged to it stays as it is', () => {
    expect(pageOf(known, [...rows, changed(99, false)])).toEqual([40, 30, 20, 10])
  })

  test('a listing costs more now moves along the prices, one on request last', () => {
    const priced = [at(10), at(20), at(30)]
    expect(pageOf(priced, [...rows, changed(10, true, 2_500)], { order: 'cheapest' })).toEqual([20, 10, 30])
    expect(pageOf([at(40, 9), at(30, null)], [...rows, changed(20, true)], { order: 'dearest' })).toEqual([20, 40, 30])
  })

  test('any listing has changed is not known by its number', () => {
    expect(pageOf(known, [...rows, changed(99, false)], { offset: 3 })).toBeUndefined()
    expect(pageOf(known, rows, { offset: 3 })).toEqual([40, 30, 20, 10])
  })

  test('too much has changed is not known', () => {
    const many = Array.from({ length: CHANGES_MAX + 1 }, (_, place) => changed(100 + place, false))
    expect(pageOf(known, [...rows, ...many])).toBeUndefined()
    expect(pageOf(known, [...rows, ...many.slice(1)])).toEqual([40, 30, 20, 10])
  })
})

test('a page backwards stands in the direction of travel', () => {
  const request = { order: 'newest', from: { position: at(5), backwards: true }, offset: 0, limit: 3 } as const
  const page = matchedPage([at(10), at(30)], [same(10), same(30), changed(20, true)], request)
  expect(page?.map(({ id, card }) => [id, card])).toEqual([
    [10, '{"id":10}'],
    [20, '{"id":20,"new":true}'],
    [30, '{"id":30}'],
  ])
})
