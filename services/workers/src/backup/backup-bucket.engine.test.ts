import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ListingCatalog, openListingCatalog } from '@tahanan/catalog/listing/listing-catalog.fixture.ts'
import { readBackupState } from '@tahanan/catalog/system/backup-run.store.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { openBackupBucket } from '@tahanan/platform/object-store/backup-bucket.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackupBucketPlace } from './backup-place.ts'
import { backUpWhenDue } from './nightly-backup.ts'

const given = loadConfig()
const endpoint = given.S3_ENDPOINT ?? 'http://127.0.0.1:19000'
const accessKey = given.S3_ACCESS_KEY ?? 'tahanan'
const secretKey = given.S3_SECRET_KEY ?? 'tahanan-engines'
const within = `test-backup-${randomBytes(6).toString('hex')}`
const config = {
  BACKUP_BUCKET: within,
  BACKUP_DIR: undefined,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
}
const PAPER = 'd1/paper.jpg'
const DAY_MS = 24 * 60 * 60_000

let catalog: ListingCatalog
let folder: string
beforeAll(async () => {
  catalog = await openListingCatalog()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-bucket-'))
})
afterAll(async () => {
  await catalog.drop()
  await rm(folder, { recursive: true })
})

test('nights in a bucket: taken, checked out of it, kept 7 and 4; nothing is left on this machine', async () => {
  const store = await openFileObjectStore({ folder: join(folder, 'media') })
  const { id } = await catalog.createHouse()
  await store.put('documents', PAPER, Buffer.from('paper'))
  await catalog.pool.query(
    `insert into app.document (listing_id, kind, object_key, size_bytes, created_at) values ($1, 'title', $2, 5, now())`,
    [id, PAPER],
  )
  const log = createLog({ level: 'silent', name: 'test' })
  const { signal } = new AbortController()
  const turn = (now: Date) =>
    backUpWhenDue({ catalog, store, log, config: { ...config, DATA_DIR: join(folder, 'data') } }, now, signal)
  const from = Date.parse('2026-09-01T19:00:00Z')
  expect(await turn(new Date(from))).toMatchObject({ objects: 1, removed: 0, pruned: 0 })
  expect(await turn(new Date(from))).toMatchObject({ checked: 'catalogue-20260901T190000Z.sql.gz' })
  for (let day = 1; day < 40; day += 1) {
    await catalog.pool.query(`update app.backup_run set at = $1 where kind = 'check'`, [new Date(from + day * DAY_MS)])
    await turn(new Date(from + day * DAY_MS))
  }
  const bucket = await openBackupBucket({ endpoint, accessKey, secretKey, within })
  const names = await bucket.names()
  expect(names.length).toBeGreaterThanOrEqual(9)
  expect(names.length).toBeLessThanOrEqual(11)
  expect((await readBackupState(catalog.pool)).failures).toEqual([])
  expect(await bucket.objects.stat('documents', PAPER)).toMatchObject({ sizeBytes: 5 })

  await bucket.objects.delete('documents', [PAPER])
  await catalog.pool.query(`delete from app.backup_run where kind = 'check'`)
  await turn(new Date(from + 39 * DAY_MS))
  expect((await readBackupState(catalog.pool)).failures).toMatchObject([
    { kind: 'check', cause: `The backup lacks 1 pictures or documents: documents/${PAPER}.` },
  ])
  expect(await readdir(join(folder, 'data'))).toEqual([])
  await store.close()
})

test('a backup that the bucket lacks is named, with the newest that there is', async () => {
  const open = async (bucket: string) => {
    const place = await openBackupBucketPlace({ ...config, BACKUP_BUCKET: bucket, DATA_DIR: join(folder, 'hand') })
    if (place === undefined) throw new Error('There is no bucket.')
    return place
  }
  const name = 'catalogue-20200101T000000Z.sql.gz'
  const full = await open(within)
  await expect(full.fileOf(name)).rejects.toThrow(
    `${name} is not in the bucket ${within}. The newest there is catalogue-20261010T190000Z.sql.gz.`,
  )
  await full.close()
  const empty = await open(`${within}-empty`)
  await expect(empty.fileOf(name)).rejects.toThrow('It holds no backup.')
  await empty.close()
  expect(await readdir(join(folder, 'hand'))).toEqual([])
})
