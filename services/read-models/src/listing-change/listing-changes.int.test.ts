import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { noteEveryListingChange, noteListingChanges } from './listing-change.store.ts'
import { ListingChanges } from './listing-changes.ts'
import { TOLD_MOST } from './told-most.ts'

let database: ReadDatabase
let changes: ListingChanges
const onChanged = vi.fn()

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  changes = new ListingChanges({ pool: database.readPool, onChanged })
  await changes.catchUp()
  onChanged.mockClear()
})

/** Notes changes in a transaction of its own, which ends when it is told to. */
async function begin(...ids: readonly number[]): Promise<{ end(): Promise<void> }> {
  const client: pg.PoolClient = await database.readPool.connect()
  await client.query('begin')
  await noteListingChanges(client, ids)
  return {
    async end() {
      await client.query('commit')
      client.release()
    },
  }
}

const note = async (...ids: readonly number[]) => (await begin(...ids)).end()
const several = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

test('nothing has changed until something has', async () => {
  const { position } = changes
  await changes.catchUp()
  expect(changes.position).toBe(position)
  expect(changes.since(position)).toEqual([])
  await note(5, 7)
  await changes.catchUp()
  expect(changes.since(position)).toEqual([5, 7])
  expect(changes.since(changes.position)).toEqual([])
  expect(onChanged.mock.calls).toEqual([[[5, 7]]])
})

test('what changes again counts from the later change', async () => {
  const { position: first } = changes
  await note(1, 2)
  await changes.catchUp()
  const { position: second } = changes
  await note(1)
  await changes.catchUp()
  expect(changes.since(second)).toEqual([1])
  expect(changes.since(first)).toEqual([2, 1])
})

test('a transaction that ends late is told when it ends, and each of them once', async () => {
  const { position } = changes
  const slow = await begin(1)
  await note(2)
  await changes.catchUp()
  expect(changes.since(position)).toEqual([2])
  await changes.catchUp()
  await slow.end()
  await changes.catchUp()
  expect(changes.since(position)).toEqual([2, 1])
  expect(onChanged.mock.calls).toEqual([[[2]], [[1]]])
})

test.each([
  ['more at once than are told', () => note(...several(TOLD_MOST + 1))],
  ['more by and by than are told', async () => Promise.all(several(TOLD_MOST + 1).map((id) => note(id)))],
  [
    'anything',
    async () => {
      const client = await database.readPool.connect()
      await noteEveryListingChange(client)
      client.release()
    },
  ],
])('%s may have changed: nothing that was known before is', async (_, change) => {
  const { position } = changes
  await change()
  await changes.catchUp()
  expect(changes.since(position)).toBeUndefined()
  expect(changes.since(changes.position)).toEqual([])
  expect(onChanged.mock.calls).toEqual([[undefined]])
})

test('too much since a position is not told, and later ones are', async () => {
  const { position } = changes
  for (let round = 0; round < 5; round++) {
    await note(...several(TOLD_MOST).map((id) => id + round * TOLD_MOST))
    await changes.catchUp()
  }
  expect(changes.since(position)).toBeUndefined()
  const { position: later } = changes
  await note(1)
  await changes.catchUp()
  expect(changes.since(later)).toEqual([1])
})

test('who asks while a read is under way gets the next one, which all of them share', async () => {
  const query = vi.spyOn(database.readPool, 'query')
  await Promise.all(several(20).map(() => changes.catchUp()))
  expect(query).toHaveBeenCalledTimes(2)
  query.mockRestore()
})

test('who was asked before a read began takes what it tells, and asks for nothing', async () => {
  const askedAt = performance.now()
  await note(3)
  const { position } = changes
  const reading = changes.catchUp()
  const query = vi.spyOn(database.readPool, 'query')
  await changes.catchUp(askedAt)
  expect(changes.since(position)).toEqual([3])
  await reading
  await changes.catchUp(askedAt)
  expect(query).not.toHaveBeenCalled()
  await changes.catchUp(performance.now())
  expect(query).toHaveBeenCalledOnce()
  query.mockRestore()
})

test('a server that is not as far as the last one may have anything', async () => {
  const server: { snapshot?: string } = {}
  const pool: Queryable = {
    async query(statement) {
      const result = await database.readPool.query(statement)
      return { ...result, rows: result.rows.map((row) => ({ ...row, ...server })) }
    },
  }
  const known = new ListingChanges({ pool, onChanged })
  await known.catchUp()
  const { position } = known
  server.snapshot = '3:3:'
  await known.catchUp()
  expect(known.since(position)).toBeUndefined()
})

test('a failure is passed on, and what came meanwhile is told afterwards', async () => {
  let isAway = false
  const pool: Queryable = {
    async query<Row extends pg.QueryResultRow>(statement: string | pg.QueryConfig) {
      if (isAway) throw new Error('away')
      return database.readPool.query<Row>(statement)
    },
  }
  const known = new ListingChanges({ pool, onChanged })
  await known.catchUp()
  const { position } = known
  isAway = true
  const askedAt = performance.now()
  await expect(known.catchUp()).rejects.toThrow('away')
  await note(9)
  isAway = false
  await known.catchUp(askedAt)
  expect(known.since(position)).toEqual([9])
  await note(10)
  await known.catchUp()
  expect(known.since(position)).toEqual([9, 10])
})

test('old rows go', async () => {
  const count = async () => {
    const { rows } = await database.readPool.query<{ count: string }>('select count(*) from listing_change')
    return Number(rows[0]?.count)
  }
  await database.readPool.query('insert into listing_change (ids) select array[1] from generate_series(1, 3_000)')
  for (let round = 0; round < 500; round++) await note(1)
  expect(await count()).toBeLessThanOrEqual(2_500)
})
