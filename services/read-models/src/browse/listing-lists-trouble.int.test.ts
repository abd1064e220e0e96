import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { Unavailable } from '@tahanan/platform/problem/unavailable.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ListingCards } from '../listing/listing-cards.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { openReadPool } from '../schema/open-read-pool.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { PostgresSearchEngine } from '../search/postgres-search-engine.ts'
import { buildListingCatalogue } from './listing-catalogue.fixture.ts'
import { openListingLists } from './open-listing-lists.fixture.ts'
import type { OpenListingLists } from './open-listing-lists.fixture.ts'

const { events, known } = buildListingCatalogue(300, 3)
const listed = known.filter((listing) => listing.listed)

let database: ReadDatabase
let open: OpenListingLists

beforeAll(async () => {
  database = await createReadDatabase()
  await applyEvents(database.readPool, events)
  open = await openListingLists(database)
})
afterAll(async () => {
  await open.close()
  await database.drop()
})
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const parse = (params: Record<string, string>) => listingSearchQuerySchema.parse(params)

async function page(params: Record<string, string>, { lists } = open): Promise<ListingList> {
  return listingListSchema.parse(JSON.parse((await lists.list(parse(params))).json))
}

/** Changes the view of a listing, and nothing else of it. */
async function change(set: string, id: number | undefined): Promise<void> {
  const { rowCount } = await database.readPool.query(
    `with changed as (update listing_view set ${set} where id = $1 returning id)
      insert into listing_change (ids) select array[id] from changed`,
    [id],
  )
  expect(rowCount).toBe(1)
}

test('while the engine is away Postgres answers, and says so', async () => {
  const awayPool = openReadPool({ connectionString: database.connectionString, max: 1, applicationName: 'away' })
  await awayPool.end()
  const away = new PostgresSearchEngine({
    pool: awayPool,
    vocabulary: open.vocabulary,
    cards: new ListingCards(awayPool),
  })
  const onDegraded = vi.fn()
  const degraded = await openListingLists(database, { engine: away, onDegraded })
  closing.push(degraded.close)
  const expected = await page({ q: 'villa' })
  expect(expected.results.length).toBeGreaterThan(0)
  expect(await page({ q: 'villa' }, degraded)).toEqual({ ...expected, degraded: true })
  expect(onDegraded).toHaveBeenCalledTimes(1)
  expect(await page({ status: 'For Sale' }, degraded)).toEqual(await page({ status: 'For Sale' }))
})

test('a search that takes too long is given up', async () => {
  const pool = openReadPool({
    connectionString: database.connectionString,
    max: 1,
    applicationName: 'impatient',
    statementTimeoutMs: 100,
  })
  closing.push(() => pool.end())
  const postgres = new PostgresSearchEngine({ pool, vocabulary: open.vocabulary, cards: new ListingCards(pool) })
  const impatient = await openListingLists(database, { postgres })
  closing.push(impatient.close)
  const locker = await database.readPool.connect()
  try {
    await locker.query('begin')
    await locker.query('lock table listing_search in access exclusive mode')
    await expect(page({ q: 'villa' }, impatient)).rejects.toThrow(Unavailable)
  } finally {
    await locker.query('rollback')
    locker.release()
  }
})

test('a cursor of another list is refused', async () => {
  const { next } = await page({ status: 'For Sale', page_size: '3' })
  const cursor = new URL(next ?? '', 'http://host').searchParams.get('cursor') ?? ''
  await expect(page({ status: 'For Rent', cursor })).rejects.toThrow(InvalidInput)
  await expect(page({ status: 'For Sale', page_size: '9', cursor })).resolves.toMatchObject({ count: null })
})

test('a listing that sold a moment ago drops out, whatever the engine says', async () => {
  const [newest] = (await page({ q: 'a' })).results
  await change('listed = false', newest?.id)
  expect((await page({ q: 'a' })).results.map(({ id }) => id)).not.toContain(newest?.id)
  await change('listed = true', newest?.id)
  expect((await page({ q: 'a' })).results.map(({ id }) => id)).toContain(newest?.id)
})

test('ids answer those that can be had, in the order asked for', async () => {
  const [first, second, third] = listed.map(({ id }) => id)
  const unlisted = known.find((listing) => !listing.listed)?.id
  const ids = [third, unlisted, first, second, 999_999].join()
  const answer = await page({ ids })
  expect(answer.results.map(({ id }) => id)).toEqual([third, first, second])
  expect(answer).toMatchObject({ count: 3, count_exact: true, next: null, previous: null })
})

test.each([
  'a b c d e f g h i j',
  's s s s s s s s s s',
  'a',
  '%%% *** ???',
  'x'.repeat(200),
  'villa '.repeat(10),
  'villa house townhouse lot office warehouse studio loft condo gym',
])('built to be slow, answered all the same: %j', async (q) => {
  expect((await page({ q, page_size: '100' })).results.length).toBeLessThanOrEqual(100)
})

test('the tag changes with what is shown', async () => {
  const query = parse({ status: 'For Sale', page_size: '5' })
  const before = await open.lists.list(query)
  expect((await open.lists.list(query)).rev).toBe(before.rev)
  const [newest] = (await page({ status: 'For Sale', page_size: '5' })).results
  await change(`rev = nextval('rev')`, newest?.id)
  expect((await open.lists.list(query)).rev).not.toBe(before.rev)
  expect(before.rev).toMatch(/^[\w%.-]+$/)
})

test('choices that were counted among some listings only are told better as soon as more is known', async () => {
  const { vocabulary, cards } = open
  const postgres = new PostgresSearchEngine({ pool: database.readPool, vocabulary, cards })
  let isSampled = true
  vi.spyOn(postgres, 'countEach').mockImplementation(async ({ choices }) =>
    choices.map(() => (isSampled ? { count: 3, exact: false, isSampled } : { count: 14, exact: true })),
  )
  const counting = await openListingLists(database, { postgres })
  closing.push(counting.close)
  const stages = async () => (await page({ q: 'villa', facets: 'true' }, counting)).facets?.stage
  const told = (count: number, count_exact: boolean) => [
    expect.objectContaining({ count, count_exact }),
    expect.objectContaining({ count, count_exact }),
  ]
  expect(await stages()).toEqual(told(3, false))
  isSampled = false
  expect(await stages()).toEqual(told(14, true))
})
