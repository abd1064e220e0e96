import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createTestDatabase, type TestDatabase } from '@tahanan/platform/postgres/test-database.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Closings, collectClosings } from '@tahanan/platform/process/closings.ts'
import { startOwnEngines } from '../deployment/own-engines.ts'
import { runSeed } from './run-seed.ts'

let database: TestDatabase
let closings: Closings
let variables: Readonly<Record<string, string>>

beforeAll(async () => {
  closings = collectClosings()
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-seed-'))
  closings.add(() => rm(folder, { recursive: true, force: true }))
  database = await createTestDatabase()
  closings.add(() => database.drop())
  variables = (await startOwnEngines(folder, loadConfig().DATA_DIR, closings)).variables
}, 600_000)
afterAll(() => closings.closeAll())

test.each([
  ['through the pipeline', 40, false],
  ['by the bulk path', 400, true],
])(
  'the seed publishes over Kafka %s',
  async (_, listings, inBulk) => {
    await runSeed({
      config: loadConfig({
        ...variables,
        DATABASE_URL: database.connectionString,
        TOKEN_SECRET: 'a secret of forty characters, just made',
      }),
      command: { listings, inBulk, isDecided: false },
      signal: new AbortController().signal,
      output: { write: () => true },
    })
    const { rows } = await database.pool.query(
      `select (select count(*)::int from app.outbox) as waiting, (select count(*)::int from read.dirty) as dirty,
       (select count(*)::int from read.listing_ref) as known, to_regclass('bus.message') as log,
       (select count(*)::int from app.listing where is_published) - (select count(*)::int from read.listing_view) as missing`,
    )
    expect(rows).toEqual([{ waiting: 0, dirty: 0, known: listings, log: null, missing: 0 }])
  },
  600_000,
)
