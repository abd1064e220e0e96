import { createHash } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { variantPath } from '@tahanan/contracts/picture/variants.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { Bucket, ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createListing } from '../listing/create-listing.ts'
import { deleteListing } from '../listing/delete-listing.ts'
import { addListingParents } from '../listing/listing.fixture.ts'
import { addPictures, deletePicture } from '../picture/picture-commands.ts'
import { originalKey } from '../picture/picture-files.ts'
import { lockHashes } from '../picture/picture.store.ts'
import { buildPreparedPicture } from '../picture/prepared-picture.fixture.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { inspectMedia } from './inspect-media.ts'
import { purgeMedia } from './purge-media.ts'

const DAY_MS = 24 * 60 * 60_000

let catalog: TestCatalog
let projectId: number
let folder: string
let store: ObjectStore
let listingId: number

beforeAll(async () => {
  catalog = await openTestCatalog()
  projectId = (await addListingParents(catalog, catalog.context)).condoProjectId
})
afterAll(() => catalog.drop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-clean-up-'))
  store = await openFileObjectStore({ folder })
  listingId = await newListing()
})
afterEach(async () => {
  await catalog.pool.query('truncate app.picture, app.document')
  await rm(folder, { recursive: true })
})

async function newListing(): Promise<number> {
  const changes = { name: 'Unit 5A', location: 'Mandaluyong', projectId, unitType: 5 }
  return (await createListing(catalog, catalog.context, { listingType: 0, changes })).id
}

const hashOf = (name: string) => createHash('sha256').update(name).digest('hex')

/** Stores the files of a picture, and adds it. */
async function upload(name: string, ownerId = listingId): Promise<number> {
  const picture = buildPreparedPicture(name, { ensureStored: () => storeFiles(name) })
  const added = { ownerNoun: 'listing', ownerId, pictures: [picture], max: 60 } as const
  const [answer] = await addPictures(catalog, catalog.context, added)
  return answer?.id ?? 0
}

async function storeFiles(name: string): Promise<void> {
  await store.put('originals', originalKey(hashOf(name), 'jpeg'), Buffer.from('original'))
  await store.put('media', variantPath(hashOf(name), { widthPx: 1280, format: 'webp' }), Buffer.from('variant'))
}

async function keys(): Promise<string[]> {
  const found: string[] = []
  for (const bucket of ['originals', 'media', 'documents'] as const) {
    for await (const { key } of store.list(bucket, '')) found.push(`${bucket}/${key}`)
  }
  return found
}

const filesOf = async (name: string) => (await keys()).filter((key) => key.includes(hashOf(name)))
const remove = (id: number) => deletePicture(catalog, catalog.context, { id, ownerNoun: 'listing' })
const after = (days: number) => new Date(catalog.context.now.getTime() + days * DAY_MS)
const purgeAfter = (days: number) => purgeMedia({ catalog, store, now: after(days) })

test('keeps the files of a deleted picture for 30 days, and then no trace', async () => {
  await remove(await upload('one'))
  await upload('other')
  expect(await purgeAfter(29)).toEqual({ pictures: 0, documents: 0 })
  expect(await filesOf('one')).toHaveLength(2)
  expect(await purgeAfter(31)).toEqual({ pictures: 1, documents: 0 })
  expect(await filesOf('one')).toEqual([])
  expect(await filesOf('other')).toHaveLength(2)
  expect(await purgeAfter(31)).toEqual({ pictures: 0, documents: 0 })
})

test('removes what a deleted listing leaves behind, papers included', async () => {
  await upload('one')
  const key = `${hashOf('paper').slice(0, 32)}.png`
  await store.put('documents', key, Buffer.from('paper'))
  await catalog.pool.query(
    `insert into app.document (listing_id, kind, object_key, size_bytes, created_at, deleted_at)
     values ($1, 'title', $2, 5, $3, $3)`,
    [listingId, key, catalog.context.now],
  )
  await deleteListing(catalog, catalog.context, { id: listingId, expectedVersion: undefined })
  expect(await purgeAfter(31)).toEqual({ pictures: 1, documents: 1 })
  expect(await keys()).toEqual([])
})

test('leaves files that another picture has too, also one that was deleted later', async () => {
  await remove(await upload('same'))
  const second = await upload('same', await newListing())
  expect(await purgeAfter(31)).toEqual({ pictures: 1, documents: 0 })
  expect(await filesOf('same')).toHaveLength(2)
  const context = { ...catalog.context, now: after(20) }
  await deletePicture(catalog, context, { id: second, ownerNoun: 'listing' })
  await purgeAfter(40)
  expect(await filesOf('same')).toHaveLength(2)
  await purgeAfter(51)
  expect(await filesOf('same')).toEqual([])
})

test('waits for an upload of the same bytes that is under way, and then spares them', async () => {
  await remove(await upload('same'))
  let commit = () => {}
  const committing = new Promise<void>((resolve) => (commit = resolve))
  let isLocked = () => {}
  const locked = new Promise<void>((resolve) => (isLocked = resolve))
  const uploading = inTransaction(catalog.pool, async (client) => {
    await lockHashes(client, [hashOf('same')], 'shared')
    isLocked()
    await committing
    await client.query('update app.picture set deleted_at = null where hash = $1', [hashOf('same')])
  })
  await locked
  const purging = purgeAfter(31)
  commit()
  await uploading
  expect(await purging).toEqual({ pictures: 0, documents: 0 })
  expect(await filesOf('same')).toHaveLength(2)
})

test('an upload finds its files gone and stores them again', async () => {
  await remove(await upload('same'))
  await purgeAfter(31)
  await upload('same')
  expect(await filesOf('same')).toHaveLength(2)
})

async function age(bucket: Bucket, key: string, days: number): Promise<void> {
  const at = after(-days)
  await utimes(join(folder, bucket, key), at, at)
}

test('finds objects that nobody refers to, and says nothing of fresh ones', async () => {
  await upload('known')
  await remove(await upload('deleted'))
  await storeFiles('stray')
  await storeFiles('fresh')
  const now = after(0)
  for (const name of ['known', 'deleted', 'stray']) {
    await age('originals', originalKey(hashOf(name), 'jpeg'), 2)
    await age('media', variantPath(hashOf(name), { widthPx: 1280, format: 'webp' }), 2)
  }
  await age('originals', originalKey(hashOf('fresh'), 'jpeg'), 0)
  await age('media', variantPath(hashOf('fresh'), { widthPx: 1280, format: 'webp' }), 0)
  const report = await inspectMedia({ catalog, store, now })
  expect(report).toMatchObject({ checkedAt: now, objects: 8, missing: { count: 0 } })
  expect(report.orphans).toMatchObject({ count: 2, sizeBytes: 'original'.length + 'variant'.length })
  expect(report.orphans.examples.toSorted()).toEqual([
    `media/${hashOf('stray')}/1280.webp`,
    `originals/${hashOf('stray')}.jpg`,
  ])
  expect(await filesOf('stray')).toHaveLength(2)
})

test('finds rows whose object is missing', async () => {
  await upload('one')
  await store.delete('media', [`${hashOf('one')}/1280.webp`])
  const report = await inspectMedia({ catalog, store, now: after(0) })
  expect(report.missing).toEqual({ count: 1, examples: [`media/${hashOf('one')}/1280.webp`] })
})
