import { type CuttableRoute, openCuttableRoute } from '@tahanan/platform/postgres/cuttable-route.fixture.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { deleteOldPageViews } from './page-view.store.ts'
import { ViewCounter } from './view-counter.ts'

const LISTINGS = 50
const NOON = new Date('2026-03-01T04:00:00Z')

let catalog: TestCatalog
let route: CuttableRoute
let routed: Pool

beforeAll(async () => {
  catalog = await openTestCatalog()
  route = await openCuttableRoute(catalog.connectionString)
  routed = openPool({ connectionString: route.connectionString, max: 2, applicationName: 'routed', onError: () => {} })
  await catalog.pool.query(
    `insert into app.listing (listing_type, slug, name, location, details, status, availability, is_published,
       property_type, property_subtype, search_folded, created_at, updated_at, deleted_at)
     select 1, 'house-' || n, 'House', 'Cebu', '', 0, 0, n <= $1, 0, 0, '', now(), now(),
       case when n = $1 + 2 then now() end from generate_series(1, $1 + 2) n`,
    [LISTINGS],
  )
})
afterAll(async () => {
  await routed.end()
  await route.close()
  await catalog.drop()
})
beforeEach(() => catalog.pool.query('truncate app.page_view'))

function openCounter({ pool = catalog.pool, countedMax = 1_000 } = {}) {
  const errors: unknown[] = []
  // Nothing is added but when the test says so.
  const counter = new ViewCounter({ pool, countedMax, flushMs: 3_600_000, onError: (error) => errors.push(error) })
  return { counter, errors }
}

async function stored(): Promise<Record<string, number>> {
  const { rows } = await catalog.pool.query<{ key: string; views: number }>(
    `select listing_id || ' ' || to_char(day, 'YYYY-MM-DD') as key, views from app.page_view order by listing_id, day`,
  )
  return Object.fromEntries(rows.map(({ key, views }) => [key, views]))
}

test('a view is of the day in Manila; what is counted again is added', async () => {
  const { counter } = openCounter()
  counter.count(1, new Date('2026-03-01T15:59:59Z'))
  counter.count(1, new Date('2026-03-01T16:00:00Z'))
  await counter.flush()
  counter.count(1, new Date('2026-03-01T16:00:01Z'))
  await counter.close()
  expect(await stored()).toEqual({ '1 2026-03-01': 1, '1 2026-03-02': 2 })
})

test('two processes that add the same listings at once, in any order, lose none and count none twice', async () => {
  const counters = [openCounter(), openCounter()]
  const rounds = 40
  await Promise.all(
    counters.map(async ({ counter }, which) => {
      for (let round = 0; round < rounds; round += 1) {
        for (let id = 1; id <= LISTINGS; id += 1) counter.count(which === 0 ? id : LISTINGS + 1 - id, NOON)
        await counter.flush()
      }
    }),
  )
  expect(counters.flatMap(({ errors }) => errors)).toEqual([])
  const views = Object.values(await stored())
  expect(views).toEqual(Array.from({ length: LISTINGS }, () => 2 * rounds))
  await Promise.all(counters.map(({ counter }) => counter.close()))
})

test('drafts, deleted ones and what never was are not stored; no listing, event or audit entry is touched', async () => {
  const touched = `select (select json_agg(xmin::text order by id) from app.listing)::text
    || (select count(*) from app.outbox) || (select count(*) from app.audit) as text`
  const before = await catalog.pool.query(touched)
  const { counter, errors } = openCounter()
  for (const id of [1, LISTINGS + 1, LISTINGS + 2, 999_999, 2_147_483_647]) counter.count(id, NOON)
  await counter.close()
  expect(errors).toEqual([])
  expect(await stored()).toEqual({ '1 2026-03-01': 1 })
  expect((await catalog.pool.query(touched)).rows).toEqual(before.rows)
})

test('memory is bounded: beyond so many listings others are not counted, the known ones are', async () => {
  const { counter } = openCounter({ countedMax: 3 })
  for (const id of [1, 2, 3, 4, 5, 1, 2]) counter.count(id, NOON)
  await counter.close()
  expect(await stored()).toEqual({ '1 2026-03-01': 2, '2 2026-03-01': 2, '3 2026-03-01': 1 })
})

test('while the database is away counting goes on, and nothing is lost', async () => {
  const { counter, errors } = openCounter({ pool: routed })
  counter.count(1, NOON)
  await route.cut()
  await counter.flush()
  expect(errors).toHaveLength(1)
  counter.count(1, NOON)
  counter.count(2, NOON)
  await route.mend()
  await counter.close()
  expect(await stored()).toEqual({ '1 2026-03-01': 2, '2 2026-03-01': 1 })
})

test('a process that crashes loses what it had not added, and nothing else', async () => {
  const crashed = openCounter()
  crashed.counter.count(1, NOON)
  await crashed.counter.flush()
  crashed.counter.count(1, NOON)
  const next = openCounter()
  next.counter.count(1, NOON)
  await next.counter.close()
  expect(await stored()).toEqual({ '1 2026-03-01': 2 })
})

test('old days are forgotten, so many at a time', async () => {
  const { counter } = openCounter()
  for (const day of ['2025-01-01', '2025-01-02', '2025-01-03', '2026-03-01'])
    counter.count(1, new Date(`${day}T04:00:00Z`))
  await counter.close()
  expect(await deleteOldPageViews(catalog.pool, '2025-01-03', 1)).toBe(1)
  expect(await deleteOldPageViews(catalog.pool, '2025-01-03', 100)).toBe(1)
  expect(await stored()).toEqual({ '1 2025-01-03': 1, '1 2026-03-01': 1 })
})
