import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { createReadDatabase, type ReadDatabase } from '../schema/read-database.fixture.ts'
import { PostgresSearchEngine } from './postgres-search-engine.ts'

const BBOX = { west: 120, south: 14, east: 122, north: 15 }
const CELLS = 20
/** On a grid, some points shared by several offers, some beside each other in a cell, some outside the box. */
const OFFERS = Array.from({ length: 90 }, (_, at) => ({
  id: at + 1,
  latitude: 13.99 + (at % 9) * 0.123,
  longitude: 119.95 + ((at * 7) % 12) * 0.19,
  status: at % 3 === 0 ? (1 as const) : (0 as const),
}))

let database: ReadDatabase
beforeAll(async () => {
  database = await createReadDatabase()
  const states = OFFERS.map(({ id, latitude, longitude, status }) =>
    buildBrokerageListingState({
      id,
      slug: `offer-${id}`,
      name: id % 2 === 0 ? 'Garden house' : 'Sky house',
      status,
      areaCode: '1380300000',
      point: { latitude, longitude },
      pointPrecision: 'city',
    }),
  )
  await applyEvents(
    database.readPool,
    states.map((state) => buildChanged('listing', state)),
  )
})
afterAll(() => database.drop())

const clusters = (words: readonly string[], filters = NO_FILTERS) =>
  new PostgresSearchEngine(database.readPool).clusters({ words, filters, bbox: BBOX })

test.each([
  ['everything', [], NO_FILTERS, () => true],
  ['a word', ['garden'], NO_FILTERS, ({ id }: Offer) => id % 2 === 0],
  ['a filter', [], { ...NO_FILTERS, forRent: true }, ({ status }: Offer) => status === 1],
])('counts each cell of a box by both sides: %s', async (_, words, filters, matches) => {
  const found = await clusters(words, filters)
  const expected = cellsOf(OFFERS.filter(matches))
  expect(found).toHaveLength(expected.size)
  expect(expected.size).toBeGreaterThan(5)
  for (const cluster of found) {
    const offers = expected.get(cellOf(cluster)) ?? []
    const ids = offers.map(({ id }) => id)
    expect(cluster.count).toBe(offers.length)
    expect(new Set(cluster.ids)).toEqual(new Set([Math.max(...ids), Math.min(...ids)]))
    expect(cluster.latitude).toBeCloseTo(mean(offers.map(({ latitude }) => latitude)))
    expect(cluster.longitude).toBeCloseTo(mean(offers.map(({ longitude }) => longitude)))
    expect(cluster.bounds.west).toBeCloseTo(Math.min(...offers.map(({ longitude }) => longitude)))
    expect(cluster.bounds.north).toBeCloseTo(Math.max(...offers.map(({ latitude }) => latitude)))
  }
})

type Offer = (typeof OFFERS)[number]

function cellsOf(offers: readonly Offer[]): ReadonlyMap<string, readonly Offer[]> {
  const inBox = offers.filter(
    ({ latitude, longitude }) =>
      latitude >= BBOX.south && latitude <= BBOX.north && longitude >= BBOX.west && longitude <= BBOX.east,
  )
  const cells = new Map<string, Offer[]>()
  for (const offer of inBox) cells.set(cellOf(offer), [...(cells.get(cellOf(offer)) ?? []), offer])
  return cells
}

function cellOf({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  const across = Math.floor(((longitude - BBOX.west) / (BBOX.east - BBOX.west)) * CELLS)
  const up = Math.floor(((latitude - BBOX.south) / (BBOX.north - BBOX.south)) * CELLS)
  return `${across} ${up}`
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
