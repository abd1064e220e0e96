import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addListingParents } from '@tahanan/catalog/listing/listing.fixture.ts'
import { type TestCatalog, openTestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { childEnvironment } from '@tahanan/platform/config/child-environment.ts'
import { type TestDatabase, createTestDatabase } from '@tahanan/platform/postgres/test-database.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOnPath } from '../engines/is-on-path.ts'

const run = promisify(execFile)
const script = (name: string) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url))

let catalog: TestCatalog
let empty: TestDatabase
let folder: string
beforeAll(async () => {
  catalog = await openTestCatalog()
  empty = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-backup-'))
  await addListingParents(catalog, catalog.context)
})
afterAll(async () => {
  await catalog.drop()
  await empty.drop()
  await rm(folder, { recursive: true })
})

const tell = (name: string, file: string, database: TestDatabase) =>
  run('sh', [script(name), file], { env: childEnvironment({ DATABASE_URL: database.connectionString }) })

/** Every row of every table of the catalogue. */
async function rowsOf(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'app' order by 1`,
  )
  const all: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from app.${name} t order by 1`)
    all.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return all
}

/** `pg_dump` serves servers of its own version and of older ones. */
async function canDump(): Promise<boolean> {
  if (!(await isOnPath('pg_dump'))) return false
  const { stdout } = await run('pg_dump', ['--version'])
  const { rows } = await catalog.pool.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  )
  return Number(/ (\d+)/.exec(stdout)?.[1]) >= (rows[0]?.version ?? Number.NaN)
}

test('a backup is restored row by row, and only into an empty database', async () => {
  const file = join(folder, 'catalogue.dump')
  if (!(await canDump())) {
    // The drill needs the tools of the server's version; without them no half of a backup must be left behind.
    await expect(tell('backup.sh', file, catalog)).rejects.toThrow(/pg_dump/)
    return expect(await readdir(folder)).toEqual([])
  }
  await tell('backup.sh', file, catalog)
  expect(await readdir(folder)).toEqual(['catalogue.dump'])
  const { stdout } = await tell('restore.sh', file, empty)
  expect(stdout).toContain('Restored: 0 listings.')
  expect(await rowsOf(empty.pool)).toEqual(await rowsOf(catalog.pool))
  await expect(tell('restore.sh', file, empty)).rejects.toThrow('Take an empty one')
})
