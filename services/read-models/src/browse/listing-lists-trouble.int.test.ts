import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import { InvalidInput, Unavailable } from '@tahanan/platform/problem/problem.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { openReadPool } from '../schema/open-read-pool.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { PostgresSearchEngine } from '../search/postgres-search-engine.ts'
import { buildListingCatalogue } from './listing-catalogue.fixture.ts'
import { joinList } from './join-list.ts'
import { openListingLists } from './open-listing-lists.fixture.ts'
import type { ListingLists } from './listing-lists.ts'

const { events, known } = buildListingCatalogue(300, 3)
const listed = known.filter((listing) => listing.listed)

let database: ReadDatabase
let lists: ListingLists

beforeAll(async () => {
  database = await createReadDatabase()
  await applyEvents(database.readPool, events)
  lists = openListingLists(database)
})
afterAll(async () => {
  await database.drop()
})
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const parse = (params: Record<string, string>) => listingSearchQuerySchema.parse(params)

async function page(params: Record<string, string>, from = lists): Promise<ListingList> {
  return listingListSchema.parse(JSON.parse((await from.list(parse(params))).json))
}

/** Changes the view of a listing, and nothing else of it. */
async function change(set: string, id: number | undefined): Promise<void> {
  const { rowCount } = await database.readPool.query(`update listing_view set ${set} where id = $1`, [id])
  expect(rowCount).toBe(1)
}

test('while the engine is away Postgres answers, and says so', async () => {
  const awayPool = openReadPool({ connectionString: database.connectionString, max: 1, applicationName: 'away' })
  await awayPool.end()
  const away = new PostgresSearchEngine(awayPool)
  const onDegraded = vi.fn()
  const degraded = openListingLists(database, { engine: away, onDegraded })
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
  const postgres = new PostgresSearchEngine(pool)
  const impatient = openListingLists(database, { postgres })
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
  const before = await lists.list(query)
  expect((await lists.list(query)).rev).toBe(before.rev)
  const [newest] = (await page({ status: 'For Sale', page_size: '5' })).results
  await change(`rev = nextval('rev')`, newest?.id)
  expect((await lists.list(query)).rev).not.toBe(before.rev)
  expect(before.rev).toMatch(/^[\w%.-]+$/)
})

test('a hundred cards: whichever one changes, or moves, the tag is another (a sum of revisions collides)', () => {
  const cards = Array.from({ length: 100 }, (_, at) => ({ card: `{"id":${at}}`, rev: 1_790_000_000_000_000 + at }))
  const tagOf = (shown: typeof cards) => joinList({ cards: shown, count: { count: 100, exact: true } }).rev
  const tags = new Set(
    cards.map((_, at) => tagOf(cards.map((card, other) => (other === at ? { ...card, rev: card.rev + 1 } : card)))),
  )
  tags.add(tagOf(cards))
  tags.add(tagOf(cards.toReversed()))
  expect(tags.size).toBe(102)
})
