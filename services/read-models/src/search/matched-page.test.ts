import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import { describe, expect, test } from 'vitest'
import type { ChangedRow } from './changed-rows-statement.ts'
import { matchedPage } from './matched-page.ts'
import type { PageRequest } from './page-request.ts'

const at = (id: number, priceCentavos: number | null = id * 100): ListingPosition => ({ id, priceCentavos })
const row = (id: number, fits = true, price = id * 100): ChangedRow => ({ id, price_sort: String(price), fits })

const keptOf = (positions: readonly ListingPosition[]) => ({
  page: ({ limit }: PageRequest, except: ReadonlySet<number> = new Set()) =>
    positions.filter(({ id }) => !except.has(id)).slice(0, limit + 1),
})

const newest = { filters: NO_FILTERS, order: 'newest', from: undefined, offset: 0, limit: 3 } as const

/** `changed`: rows that are found, or ids of those that are not. */
function pageOf(
  known: readonly ListingPosition[],
  changed: readonly (ChangedRow | number)[],
  request: Partial<PageRequest> = {},
): readonly number[] | undefined {
  const ids = changed.map((change) => (typeof change === 'number' ? change : change.id))
  const rows = changed.filter((change) => typeof change !== 'number')
  return matchedPage(keptOf(known), { ids, rows }, { ...newest, ...request })?.map(({ id }) => id)
}

describe('a page of which', () => {
  const known = [60, 50, 40, 30, 20, 10].map((id) => at(id))

  test('nothing has changed stays in its order', () => {
    expect(pageOf(known, [])).toEqual([60, 50, 40, 30])
  })

  test('a listing has changed, and left the list or gone altogether, has the next one move up', () => {
    expect(pageOf(known, [row(50, false)])).toEqual([60, 40, 30, 20])
    expect(pageOf(known, [50])).toEqual([60, 40, 30, 20])
    expect(pageOf(known.slice(0, 3), [50])).toEqual([60, 40])
  })

  test('a listing has come shows it in its place, once', () => {
    expect(pageOf(known, [row(45)])).toEqual([60, 50, 45, 40])
    expect(pageOf(known.slice(0, 3), [row(50)])).toEqual([60, 50, 40])
  })

  test('another listing has changed that never belonged to it stays as it is', () => {
    expect(pageOf(known, [row(99, false), 98])).toEqual([60, 50, 40, 30])
  })

  test('a listing costs more now moves along the prices, one on request last', () => {
    const priced = [at(10), at(20), at(30)]
    expect(pageOf(priced, [row(10, true, 2_500)], { order: 'cheapest' })).toEqual([20, 10, 30])
    expect(pageOf([at(40, 9), at(30, null)], [row(20)], { order: 'dearest' })).toEqual([20, 40, 30])
  })

  test('listings before it have come or gone moves by as many', () => {
    expect(pageOf(known, [], { offset: 2, limit: 2 })).toEqual([40, 30, 20])
    expect(pageOf(known, [row(55)], { offset: 2, limit: 2 })).toEqual([50, 40, 30])
    expect(pageOf(known, [60, 50], { offset: 2, limit: 2 })).toEqual([20, 10])
    expect(pageOf(known, [row(15)], { offset: 4, limit: 2 })).toEqual([20, 15, 10])
  })

  test('nothing is known stays unknown', () => {
    expect(matchedPage({ page: () => undefined }, { ids: [1], rows: [row(1)] }, newest)).toBeUndefined()
  })
})

test('a page backwards stands in the direction of travel', () => {
  const from = { position: at(5), backwards: true }
  expect(pageOf([at(10), at(30)], [row(20)], { from })).toEqual([10, 20, 30])
})
