import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type ListingCatalog, openListingCatalog } from '@tahanan/catalog/listing/listing-catalog.fixture.ts'
import { readBackupState } from '@tahanan/catalog/system/backup-run.store.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { createTestDatabase, type TestDatabase } from '@tahanan/platform/postgres/test-database.fixture.ts'
import { openReadPool, READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import { dumpReadTables } from '@tahanan/read-models/schema/read-tables.fixture.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPipeline } from '../pipeline/start-pipeline.ts'
import { openBackupFolder } from './backup-place.ts'
import { backUpWhenDue } from './nightly-backup.ts'
import { pruneObjects } from './prune-objects.ts'
import {
  checkBackup,
  loadCatalogue,
  refuseHalfRestored,
  refuseWhileWorking,
  restoreBackup,
  type RestoreTarget,
} from './restore-backup.ts'
import { objectsFolder, takeBackup } from './take-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const run = promisify(execFile)
const PATIENCE = { timeout: 60_000, interval: 50 }
const { signal } = new AbortController()
const log = createLog({ level: 'silent', name: 'test' })
const onError = (): void => {}
const PAPER = 'd1/paper.jpg'

let catalog: ListingCatalog
let folder: string
let store: ObjectStore
beforeAll(async () => {
  catalog = await openListingCatalog()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-backup-'))
  store = await openFileObjectStore({ folder: join(folder, 'media') })
  for (let index = 0; index < 30; index += 1) await catalog.createHouse({ name: `House ${index}\tin\\"Lipa"\nñ` })
  const { id } = await catalog.createHouse({ name: 'House with a paper', brokerId: 4 })
  await store.put('documents', PAPER, Buffer.from('paper'))
  await store.put('media', 'a1/720.webp', Buffer.from('size'))
  await catalog.pool.query(
    `insert into app.document (listing_id, kind, object_key, size_bytes, created_at) values ($1, 'title', $2, 5, now())`,
    [id, PAPER],
  )
  // Brokers and firms refer to each other.
  await catalog.pool.query(
    `update app.broker set realty_id = (select id from app.realty limit 1) where exists (select from app.realty)`,
  )
})
afterAll(async () => {
  await store.close()
  await catalog.drop()
  await rm(folder, { recursive: true })
})

async function takeInto(place: string, source = { pool: catalog.pool, store }) {
  const opened = await openBackupFolder(place)
  try {
    return await takeBackup(source, opened, new Date(), signal)
  } finally {
    await opened.close()
  }
}
const take = (name: string) => takeInto(join(folder, name))
const objectsOf = async (name: string) => (await openBackupFolder(join(folder, name))).objects

/** Every row of every table, as a backup spells it. */
async function rowsOf(file: string): Promise<string> {
  const text = gunzipSync(await readFile(file)).toString()
  return text.slice(text.indexOf('\n'), text.indexOf('\nselect setval'))
}

async function openTarget(database: TestDatabase, media: string): Promise<RestoreTarget & { close(): Promise<void> }> {
  const { pool, connectionString: databaseUrl } = database
  const bus = await openEventBus({}, { databaseUrl, onError })
  const jobs = await openJobs({}, { databaseUrl, onError })
  const objects = await openFileObjectStore({ folder: media })
  return {
    pool,
    readPool: pool,
    bus,
    jobs,
    store: objects,
    migrateAll: async () => void (await migrate(pool, READ_MIGRATIONS)),
    onStep: () => {},
    close: async () => void (await Promise.all([bus.close(), jobs.close(), objects.close()])),
  }
}

/** What visitors would see, once everything is projected. */
async function project({ connectionString, pool }: Pick<TestDatabase, 'connectionString' | 'pool'>): Promise<unknown> {
  await migrate(pool, READ_MIGRATIONS)
  const readPool = openReadPool({ connectionString, max: 1, applicationName: 'test' })
  const pipeline = await startPipeline({ databaseUrl: connectionString, readDatabaseUrl: connectionString, log })
  try {
    await vi.waitFor(async () => {
      const { rows } = await pool.query<{ shown: number; there: number }>(
        `select (select count(*)::int from read.listing_view) as shown,
           (select count(*)::int from app.listing where deleted_at is null) as there`,
      )
      expect(rows[0]?.shown).toBe(rows[0]?.there)
      expect((await pool.query('select from app.outbox limit 1')).rowCount).toBe(0)
    }, PATIENCE)
    return await dumpReadTables(readPool, { withoutRevs: true })
  } finally {
    await readPool.end()
    await pipeline.stop()
  }
}

test('taken while work goes on, it is one moment; restored elsewhere, rows, views and files agree', async () => {
  const ending = new AbortController()
  const work = (async () => {
    for (let index = 0; !ending.signal.aborted; index += 1) {
      const { id } = await catalog.createHouse({ name: `Meanwhile ${index}` })
      if (index % 3 === 0) await catalog.remove(id)
    }
  })()
  const meanwhile = await take('busy').finally(() => ending.abort())
  await work
  // Each listing of that moment has its event or audit entry of the same moment: the copy is no mixture.
  expect(meanwhile.rows['audit']).toBe(
    Number(
      gunzipSync(await readFile(meanwhile.file))
        .toString()
        .split('\ncopy app.audit')[1]
        ?.split('\n\\.\n')[0]
        ?.split('\n').length,
    ) - 1,
  )

  const backup = await take('quiet')
  expect(backup.copied).toBe(2)
  const database = await createTestDatabase()
  const target = await openTarget(database, join(folder, 'restored'))
  try {
    await restoreBackup(target, backup.file, await objectsOf('quiet'), await checkBackup(backup.file))
    const again = await takeInto(join(folder, 'again'), { pool: database.pool, store: target.store })
    const withoutOutbox = (text: string) => text.replace(/copy app\.outbox .*?\n\\\.\n/s, '')
    expect(withoutOutbox(await rowsOf(again.file))).toBe(withoutOutbox(await rowsOf(backup.file)))
    expect((await target.store.stat('documents', PAPER))?.sizeBytes).toBe(5)
    expect(await project(database)).toEqual(await project(catalog))
    // Keys and triggers are back, and ids go on.
    const { rows } = await database.pool.query<{ keys: number }>(
      `select count(*)::int as keys from pg_constraint where contype = 'f' and connamespace = 'app'::regnamespace`,
    )
    expect(rows[0]?.keys).toBeGreaterThan(10)
    await expect(database.pool.query('delete from app.broker')).rejects.toThrow(/foreign key/)
    await refuseHalfRestored(database.pool)
  } finally {
    await target.close()
    await database.drop()
  }
})

test('a backup of an older version is brought up to this one', async () => {
  const { file } = await take('older')
  const text = gunzipSync(await readFile(file)).toString()
  // As it was before there were backups: neither the file nor its table.
  const header = text.slice(0, text.indexOf('\n')).replace(/,"0028-backup-run[^"]*"/, '')
  const body = text
    .slice(text.indexOf('\n'), text.lastIndexOf('-- {"rows"'))
    .replace(/\ncopy app\.backup_run [^]*?\n\\\.(?=\n)/, '')
  const rest = `${header}${body.replace(/\nselect setval\('app\.backup_run_id_seq', \d+\);/, '')}`
  const { backup_run: _, ...rows } = (await checkBackup(file)).rows
  const sha256 = createHash('sha256').update(rest).digest('hex')
  const older = join(folder, 'older', 'older.sql.gz')
  await writeFile(older, gzipSync(`${rest}-- ${JSON.stringify({ rows, sha256 })}\n`))
  const database = await createTestDatabase()
  try {
    await loadCatalogue(database.pool, older, await checkBackup(older))
    expect((await database.pool.query('select from app.backup_run')).rowCount).toBe(0)
    expect((await database.pool.query('select from app.listing')).rowCount).toBe(rows['listing'])
  } finally {
    await database.drop()
  }
})

test('a check restores it beside the catalogue, and says what is missing', async () => {
  const { file } = await take('checked')
  const place = join(folder, 'checked')
  await verifyBackup(catalog.pool, file, await objectsOf('checked'), new Date())
  await rm(join(objectsFolder(place), 'documents', PAPER))
  await expect(verifyBackup(catalog.pool, file, await objectsOf('checked'), new Date())).rejects.toThrow(
    `The backup lacks 1 pictures or documents: documents/${PAPER}.`,
  )
  const { rowCount } = await catalog.pool.query(`select from pg_database where datname like 'tahanan_backup_check%'`)
  expect(rowCount).toBe(0)
})

test('what the store has no more and nobody refers to leaves the backups; a store that lost most is not believed', async () => {
  await take('pruned')
  const objects = await objectsOf('pruned')
  await objects.put('documents', 'imports/erased.csv', Buffer.from('Maria'))
  await objects.put('documents', 'erased/title.jpg', Buffer.from('title'))
  expect(await pruneObjects({ pool: catalog.pool, store }, objects)).toBe(2)
  expect(await objects.stat('documents', 'imports/erased.csv')).toBeUndefined()
  expect(await objects.stat('documents', PAPER)).toMatchObject({ sizeBytes: 5 })
  expect(await objects.stat('media', 'a1/720.webp')).toMatchObject({ sizeBytes: 4 })
  for (let index = 0; index < 101; index += 1) await objects.put('media', `b${index}/720.webp`, Buffer.from('size'))
  expect(await pruneObjects({ pool: catalog.pool, store }, objects)).toBeUndefined()
  expect(await objects.stat('media', 'b100/720.webp')).toBeDefined()
})

test('every night one is taken, then checked; what fails is kept for the System page', async () => {
  const place = join(folder, 'nightly')
  const turn = (BACKUP_DIR?: string, now = new Date()) =>
    backUpWhenDue({ catalog, store, log, config: { BACKUP_DIR, DATA_DIR: folder } }, now, signal)
  expect(await turn()).toBeUndefined()
  await writeFile(join(folder, 'no-folder'), '')
  expect(await turn(join(folder, 'no-folder'))).toBeUndefined()
  expect((await readBackupState(catalog.pool)).failures).toMatchObject([
    { kind: 'backup', cause: expect.stringMatching(/EEXIST|ENOTDIR/) },
  ])
  expect(await turn(place)).toBeUndefined()
  const later = new Date(Date.now() + 2 * 60 * 60_000)
  expect(await turn(place, later)).toMatchObject({ objects: 2, removed: 0 })
  expect(await turn(place, later)).toMatchObject({ checked: expect.stringContaining('catalogue-') })
  expect(await turn(place, later)).toBeUndefined()
  const state = await readBackupState(catalog.pool)
  expect(state).toMatchObject({ backup: { at: later }, checkedAt: later, failures: [] })
  expect(state.backup?.sizeBytes).toBeGreaterThan(1_000)
})

describe('refused, and nothing is changed', () => {
  async function damaged(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
    const { file } = await take(name)
    const other = join(folder, name, 'other.sql.gz')
    await writeFile(other, change(await readFile(file)))
    return other
  }
  const retold = (change: (text: string) => string) => (bytes: Buffer) => gzipSync(change(gunzipSync(bytes).toString()))

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /cut off or damaged/],
    [
      'a flipped bit',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 200 ? byte ^ 4 : byte))),
      /damaged/,
    ],
    ['a changed row', retold((text) => text.replace('House 7', 'House 8')), /cut off or damaged/],
    ['lost tables', retold((text) => text.slice(0, text.indexOf('\ncopy app.listing ')) + '\n'), /cut off or damaged/],
    ['no backup', () => gzipSync('hello'), /is no backup of Tahanan/],
    ['no gzip', () => Buffer.from('hello, hello, hello'), /no backup/],
    [
      'of a newer version',
      retold((text) => text.replace(/"\]\}\n/, '","0999-later.sql abc"]}\n')),
      /another version of Tahanan, whose 0999-later\.sql/,
    ],
    ['of a newer form', retold((text) => text.replace('"tahanan_backup":1', '"tahanan_backup":2')), /another version/],
  ] as const)('%s', async (name, change, words) => {
    await expect(checkBackup(await damaged(name.replaceAll(' ', '-'), change))).rejects.toThrow(words)
  })

  test('a projector at work on the read database is enough', async () => {
    const [database, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
    const projector = openReadPool({ connectionString: other.connectionString, max: 1, applicationName: 'projector' })
    try {
      await refuseWhileWorking([database.pool, other.pool])
      await projector.query('select')
      const words = 'Somebody works on this catalogue; stop them first: projector.'
      await expect(refuseWhileWorking([database.pool, other.pool])).rejects.toThrow(words)
    } finally {
      await projector.end()
      await Promise.all([database.drop(), other.drop()])
    }
  })

  test('a restore that fails leaves everything as it was', async () => {
    const { file } = await take('failing')
    const database = await createTestDatabase()
    const target = await openTarget(database, join(folder, 'failing-media'))
    try {
      const checked = await checkBackup(file)
      await restoreBackup(target, file, await objectsOf('failing'), checked)
      const before = await database.pool.query('select name from app.listing order by id')
      const full = { ...target.store, put: () => Promise.reject(new Error('The disk is full')) }
      await rm(join(folder, 'failing-media', 'documents', PAPER))
      const restoring = restoreBackup({ ...target, store: full }, file, await objectsOf('failing'), checked)
      await expect(restoring).rejects.toThrow('The disk is full')
      expect((await database.pool.query('select name from app.listing order by id')).rows).toEqual(before.rows)
      await refuseHalfRestored(database.pool)

      // Cut off, it starts nothing else, and begins from the beginning.
      const cut = { ...target, migrateAll: () => Promise.reject(new Error('cut off')) }
      await expect(restoreBackup(cut, file, await objectsOf('failing'), checked)).rejects.toThrow('cut off')
      await expect(refuseHalfRestored(database.pool)).rejects.toThrow('A restore was cut off')
      await restoreBackup(target, file, await objectsOf('failing'), checked)
      await refuseHalfRestored(database.pool)
      expect((await database.pool.query('select name from app.listing order by id')).rows).toEqual(before.rows)
    } finally {
      await target.close()
      await database.drop()
    }
  })
})

test('killed half way, it leaves no backup of a good name', async () => {
  const place = join(folder, 'killed')
  const program = fileURLToPath(new URL('./take-backup.process.fixture.ts', import.meta.url))
  const given = [catalog.connectionString, place, join(folder, 'media')]
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...given], { stdio: 'ignore' })
  await expect.poll(() => readdir(place)).not.toEqual([])
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect((await readdir(place)).filter((name) => name.endsWith('.gz'))).toEqual([])
  await take('killed')
  expect((await readdir(place)).filter((name) => name.endsWith('.gz'))).toHaveLength(1)
})

const small = join(tmpdir(), `tahanan-small-${process.pid}`)
await mkdir(small)
const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=8k', 'tmpfs', small]).then(
  () => true,
  () => false,
)
afterAll(async () => {
  if (isMounted) await run('umount', [small])
  await rm(small, { recursive: true })
})

test.runIf(isMounted)('a full disk is said, and nothing is left of the backup', async () => {
  const taking = takeInto(small)
  await expect(taking).rejects.toThrow(`There is no room for a backup in ${small}.`)
  expect((await readdir(small)).filter((name) => name.startsWith('catalogue'))).toEqual([])
})
