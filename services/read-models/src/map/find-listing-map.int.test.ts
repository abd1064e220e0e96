import { cellDegrees, MAX_MAP_CELLS, zoomOfBox } from '@tahanan/contracts/map/map-cells.ts'
import { type ListingMapQuery, listingMapQuerySchema, listingMapSchema } from '@tahanan/contracts/map/listing-map.ts'
import type { BoundingBox } from '@tahanan/contracts/search/listing-filters.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { createReadDatabase, type ReadDatabase } from '../schema/read-database.fixture.ts'
import { findListingMap } from './find-listing-map.ts'

const ZOOM = 8
const BOX = { west: 120, south: 14, east: 122, north: 15 }
const SIZE = cellDegrees(ZOOM)

/** Some share a point, some a cell, some lie on the edges of the box, some outside. */
const OFFERS = Array.from({ length: 90 }, (_, at) => ({
  id: at + 1,
  latitude: 13.875 + (at % 9) * 0.125,
  longitude: 119.75 + ((at * 7) % 12) * 0.25,
  pesos: 1_000_000 + ((at * 31) % 90) * 10_000,
  status: at % 3 === 0 ? (1 as const) : (0 as const),
  name: at % 4 < 2 ? 'Garden house' : 'Sky house',
}))
type Offer = (typeof OFFERS)[number]

/** A thousand kilometres from the others. */
const CROWD = { latitude: 7.07, longitude: 125.61 }

let database: ReadDatabase
beforeAll(async () => {
  database = await createReadDatabase()
  const states = OFFERS.map(({ id, latitude, longitude, status, name, pesos }) =>
    buildBrokerageListingState({
      id,
      slug: `offer-${id}`,
      name,
      status,
      priceCentavos: pesos * 100,
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

async function find(query: ListingMapQuery) {
  const { json } = await findListingMap({ pool: database.readPool, understands: true }, query)
  return { ...listingMapSchema.parse(JSON.parse(json)), bytes: json.length }
}

const asked = (params: Readonly<Record<string, string>>, box: BoundingBox = BOX, zoom = ZOOM) =>
  listingMapQuerySchema.parse({
    bbox: [box.west, box.south, box.east, box.north].map((degrees) => degrees.toFixed(8)).join(),
    zoom: String(zoom),
    ...params,
  })

test.each([
  ['everything', {}, () => true],
  ['a word', { q: 'garden' }, ({ name }: Offer) => name === 'Garden house'],
  ['a mistyped word', { q: 'gardne' }, ({ name }: Offer) => name === 'Garden house'],
  ['a filter', { status: 'For Rent' }, ({ status }: Offer) => status === 1],
  [
    'what was understood',
    { q: 'garden for rent' },
    ({ name, status }: Offer) => name === 'Garden house' && status === 1,
  ],
] as const)(
  'counts every offer of a box once, its edges included, by the cells of a grid: %s',
  async (_, query, matches) => {
    const { count, cells, pins } = await find(asked(query))
    const inBox = OFFERS.filter(
      (offer) =>
        matches(offer) &&
        offer.latitude >= BOX.south &&
        offer.latitude <= BOX.north &&
        offer.longitude >= BOX.west &&
        offer.longitude <= BOX.east,
    )
    const byCell = new Map<string, Offer[]>()
    for (const offer of inBox) {
      const key = [offer.longitude, offer.latitude].map((degrees) => Math.floor(degrees / SIZE)).join(' ')
      byCell.set(key, [...(byCell.get(key) ?? []), offer])
    }
    expect(count).toBe(inBox.length)
    const expected = [...byCell.values()]
    const alone = expected.flatMap((offers) => (offers.length === 1 ? offers.map(({ id }) => id) : []))
    expect(new Set(pins.map(({ id }) => id))).toEqual(new Set(alone))
    const summary = (offers: readonly Offer[]) => ({
      count: offers.length,
      price:
        new Set(offers.map(({ status }) => status)).size === 1 ? Math.min(...offers.map(({ pesos }) => pesos)) : null,
      bounds: [
        Math.min(...offers.map(({ longitude }) => longitude)),
        Math.min(...offers.map(({ latitude }) => latitude)),
        Math.max(...offers.map(({ longitude }) => longitude)),
        Math.max(...offers.map(({ latitude }) => latitude)),
      ],
    })
    const shown = cells.map(({ count: offers, price, bounds }) => ({ count: offers, price, bounds }))
    expect(new Set(shown)).toEqual(new Set(expected.filter(({ length }) => length > 1).map(summary)))
    expect(cells.length).toBeGreaterThan(1)
  },
)

test('a pin says its price, offer and how well its place is known; ids name pins in any order, each where it is', async () => {
  const [first, fourth] = [OFFERS[0], OFFERS[3]]
  const { pins, cells } = await find({ ids: [4, 1, 99_999] })
  expect(cells).toEqual([])
  expect(new Set(pins)).toEqual(
    new Set(
      [first, fourth].map((offer) => ({
        id: offer?.id,
        latitude: offer?.latitude,
        longitude: offer?.longitude,
        price: offer?.pesos,
        status: 'For Rent',
        precision: 'city',
      })),
    ),
  )
})

test('an area that nobody knows is refused', async () => {
  await expect(find(asked({ area: '999999999' }))).rejects.toMatchObject({ status: 400 })
})

/** Copies of the first offer, listed and nothing else. */
async function copyOffer(from: number, count: number, latitude: string, longitude: string): Promise<void> {
  const { rows } = await database.readPool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = current_schema()
      and table_name = 'listing_search' and is_generated = 'NEVER' and column_name not in ('id', 'latitude', 'longitude')`,
  )
  const names = rows.map(({ name }) => name).join()
  await database.readPool.query(
    `insert into listing_search (id, latitude, longitude, ${names})
      select ${from} + n, ${latitude}, ${longitude}, ${names}
      from listing_search, generate_series(0, ${count - 1}) as n where id = 1`,
  )
}

test('ten thousand offers at one point are one cell, however near', async () => {
  await copyOffer(100_000, 10_000, String(CROWD.latitude), String(CROWD.longitude))
  for (const zoom of [8, 18]) {
    const degrees = cellDegrees(zoom)
    const bbox = {
      west: CROWD.longitude - degrees,
      east: CROWD.longitude + degrees,
      south: CROWD.latitude - degrees,
      north: CROWD.latitude + degrees,
    }
    const { count, cells, pins } = await find(asked({}, bbox, zoom))
    expect([count, pins]).toEqual([10_000, []])
    expect(cells).toMatchObject([
      { count: 10_000, bounds: [CROWD.longitude, CROWD.latitude, CROWD.longitude, CROWD.latitude] },
    ])
  }
})

test.each([
  ['cells', 2],
  ['pins', 1],
])('a box full of %s is answered within 60 kB', async (kind, each) => {
  const size = cellDegrees(10)
  const from = kind === 'cells' ? 200_000 : 300_000
  const [west, south] = [
    Math.ceil(117 / size) * size,
    (kind === 'cells' ? Math.ceil(5 / size) : Math.ceil(9 / size)) * size,
  ]
  await copyOffer(
    from,
    MAX_MAP_CELLS ** 2 * each,
    `${south} + (n / ${each} / ${MAX_MAP_CELLS} + 0.123 + n % ${each} * 0.3) * ${size}`,
    `${west} + (n / ${each} % ${MAX_MAP_CELLS} + 0.456 + n % ${each} * 0.3) * ${size}`,
  )
  const [near, far] = [size * 0.05, size * (MAX_MAP_CELLS - 0.05)]
  const bbox = { west: west + near, south: south + near, east: west + far, north: south + far }
  expect(zoomOfBox(bbox, 10)).toBe(10)
  const { bytes, cells, pins } = await find(asked({}, bbox, 10))
  expect((kind === 'cells' ? cells : pins).length).toBe(MAX_MAP_CELLS ** 2)
  expect(bytes).toBeLessThan(60_000)
  expect(bytes).toBeGreaterThan(30_000)
})
