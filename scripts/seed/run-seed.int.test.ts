import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createTestDatabase, type TestDatabase } from '@tahanan/platform/postgres/test-database.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSeed } from './run-seed.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function run(listings: number, inBulk: boolean, isDecided = false): Promise<string> {
  const written: string[] = []
  await runSeed({
    config: loadConfig({
      DATABASE_URL: database.connectionString,
      TOKEN_SECRET: 'a secret of forty characters, just made',
    }),
    command: { listings, inBulk, isDecided },
    signal: new AbortController().signal,
    output: { write: (text) => written.push(text) },
  })
  return written.join('')
}

interface Counts {
  readonly stored: number
  readonly published: number
  readonly known: number
  readonly views: number
  readonly waiting: number
}

async function counts(): Promise<Counts> {
  const { rows } = await database.pool.query<Counts>(
    `select (select count(*) from app.listing)::int as stored,
       (select count(*) from app.listing where is_published)::int as published,
       (select count(*) from read.listing_ref)::int as known,
       (select count(*) from read.listing_view)::int as views,
       (select count(*) from app.outbox)::int as waiting`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was counted.')
  return row
}

test('an empty database is migrated, filled, and its listings are public when the program ends', async () => {
  const output = await run(40, false)
  expect(output).toContain('Writing 100 %')
  expect(output).toContain('Publishing 100 %')
  const state = await counts()
  expect(state).toMatchObject({ stored: 40, known: 40, waiting: 0 })
  expect(state.views).toBe(state.published)
})

test('the bulk path goes on from there', async () => {
  await run(400, true)
  expect(await counts()).toMatchObject({ stored: 400, known: 400, waiting: 0 })
  expect(await run(400, true)).not.toContain('Writing')
})

test('beside listings that are no demo data it waits for a yes', async () => {
  await database.pool.query('update app.listing set import_key = null where id in (select min(id) from app.listing)')
  await expect(run(410, true)).rejects.toThrow('Add --yes')
  expect((await counts()).stored).toBe(400)
  await run(410, true, true)
  expect((await counts()).stored).toBe(410)
})
