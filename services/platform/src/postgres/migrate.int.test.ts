import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.fixture.ts'

let database: TestDatabase
let directory: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tahanan-migrations-'))
})
afterEach(() => rm(directory, { recursive: true }))

const file = (name: string, sql: string) => writeFile(join(directory, name), sql)

describe('migrate', () => {
  it('applies each file once, in order, into the schema', async () => {
    await file('0002-fill.sql', "insert into thing values ('a')")
    await file('0001-thing.sql', 'create table thing (name text primary key)')
    expect(await migrate(database.pool, { schema: 'once', directory })).toEqual(['0001-thing.sql', '0002-fill.sql'])
    await file('0003-more.sql', "insert into thing values ('b')")
    expect(await migrate(database.pool, { schema: 'once', directory })).toEqual(['0003-more.sql'])
    const { rows } = await database.pool.query('select name from once.thing order by name')
    expect(rows).toEqual([{ name: 'a' }, { name: 'b' }])
  })

  it('lets several processes start at once', async () => {
    await file('0001-thing.sql', 'create table thing (name text primary key)')
    const results = await Promise.all([1, 2, 3].map(() => migrate(database.pool, { schema: 'together', directory })))
    expect(results.flat()).toEqual(['0001-thing.sql'])
  })

  it('goes on where a database was migrated before Knex: nothing runs twice, changed files are refused', async () => {
    await file('0001-thing.sql', 'create table thing (name text primary key)')
    await file('0002-fill.sql', "insert into thing values ('a ? b')")
    const sums = { '0001-thing.sql': '', '0002-fill.sql': '' }
    for (const name of ['0001-thing.sql', '0002-fill.sql'] as const) {
      sums[name] = createHash('sha256')
        .update(await readFile(join(directory, name)))
        .digest('hex')
    }
    await database.pool.query(`create schema earlier; create table earlier.thing (name text primary key);
      insert into earlier.thing values ('a ? b');
      create table earlier.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    for (const [name, checksum] of Object.entries(sums))
      await database.pool.query('insert into earlier.migration values ($1, $2)', [name, checksum])
    await file('0003-more.sql', "insert into thing values ('really?')")
    const results = await Promise.all([1, 2].map(() => migrate(database.pool, { schema: 'earlier', directory })))
    expect(results.flat()).toEqual(['0003-more.sql'])
    expect((await database.pool.query('select name from earlier.thing order by name')).rows).toEqual([
      { name: 'a ? b' },
      { name: 'really?' },
    ])
    await file('0002-fill.sql', "insert into thing values ('c')")
    await expect(migrate(database.pool, { schema: 'earlier', directory })).rejects.toThrow('Add a new file')
  })

  it('goes on after a process that was killed while it migrated', async () => {
    await file('0001-thing.sql', 'create table thing (name text primary key)')
    await migrate(database.pool, { schema: 'killed', directory })
    await database.pool.query('update killed.knex_migration_lock set is_locked = 1')
    await file('0002-fill.sql', "insert into thing values ('a')")
    expect(await migrate(database.pool, { schema: 'killed', directory })).toEqual(['0002-fill.sql'])
  })

  it('undoes the file that fails, keeps those before it, and goes on from there', async () => {
    await file('0001-thing.sql', 'create table thing (name text primary key)')
    await file('0002-broken.sql', "insert into thing values ('a'); select nonsense")
    await expect(migrate(database.pool, { schema: 'broken', directory })).rejects.toThrow('0002-broken.sql')
    expect((await database.pool.query('select from broken.thing')).rowCount).toBe(0)
    await file('0002-broken.sql', "insert into thing values ('a')")
    expect(await migrate(database.pool, { schema: 'broken', directory })).toEqual(['0002-broken.sql'])
  })

  it('refuses a file that was changed after it was applied', async () => {
    await file('0001-thing.sql', 'create table thing (name text)')
    await migrate(database.pool, { schema: 'changed', directory })
    await file('0001-thing.sql', 'create table thing (name text, size integer)')
    await expect(migrate(database.pool, { schema: 'changed', directory })).rejects.toThrow('Add a new file')
  })

  it('refuses a name that has no place in the order', async () => {
    await file('0001-a.sql', 'select 1')
    await file('0001-b.sql', 'select 1')
    await expect(migrate(database.pool, { schema: 'twice', directory })).rejects.toThrow('each number once')
  })
})
