import { similarListingsAnswerSchema } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { createReadDatabase, type ReadDatabase } from '../schema/read-database.fixture.ts'
import { PostgresSearchEngine } from '../search/postgres-search-engine.ts'
import { findSimilarListings } from './find-similar-listings.ts'

let database: ReadDatabase

const CENTAVOS = 100
type Overrides = Parameters<typeof buildBrokerageListingState>[0]
const listing = (id: number, location: string, pesos: number, overrides: Overrides = {}) =>
  buildChanged(
    'listing',
    buildBrokerageListingState({ id, slug: `home-${id}`, location, priceCentavos: pesos * CENTAVOS, ...overrides }),
  )
const sold = { availability: 1, soldAt: new Date().toISOString() } as const

beforeAll(async () => {
  database = await createReadDatabase()
  await applyEvents(database.readPool, [
    listing(1, 'Sun Valley, Parañaque', 5_000_000, sold),
    listing(2, 'Sun Valley, Parañaque', 6_000_000),
    listing(3, 'Cebu', 7_000_000),
    listing(4, 'Sun Valley, Parañaque', 90_000_000),
    listing(5, 'Davao', 7_000_000, { status: 1 }),
    listing(6, 'Baguio', 4_100_000),
    listing(7, 'Sun Valley, Parañaque', 6_000_000, sold),
    // Staff have set where it is, whatever its text says.
    listing(9, 'Ask us', 5_000_000, { ...sold, areaCode: '1380300000' }),
    listing(10, 'Makati', 6_000_000),
    listing(8, 'Sun Valley, Parañaque', 5_000_000, { availability: 1, soldAt: '2020-01-01T00:00:00.000Z' }),
  ])
})
afterAll(async () => {
  await database.drop()
})

async function similarTo(slug: string) {
  const engine = new PostgresSearchEngine(database.readPool)
  const found = await findSimilarListings({ pool: database.readPool, engine }, slug)
  return found && similarListingsAnswerSchema.parse(JSON.parse(found.json)).results.map(({ id }) => id)
}

test('a sold listing has those of its price in its place, then in others, then of any price; none that is sold', async () => {
  expect(await similarTo('home-1')).toEqual([2, 10, 6, 3])
})

test('a listing that can be had is not similar to itself', async () => {
  expect(await similarTo('home-2')).toEqual([10, 6, 3, 4])
})

test('its place is the one that staff chose', async () => {
  expect((await similarTo('home-9'))?.[0]).toBe(10)
})

test('nothing for what has no page, or not any more', async () => {
  expect(await similarTo('home-8')).toBeUndefined()
  expect(await similarTo('no-such-home')).toBeUndefined()
})
