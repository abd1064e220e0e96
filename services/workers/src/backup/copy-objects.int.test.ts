import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyObjects } from './copy-objects.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import { BUCKETS, type ObjectStore } from '@tahanan/platform/object-store/object-store.ts'

let folder: string
let from: ObjectStore
let to: ObjectStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-copy-'))
  from = await openFileObjectStore({ folder: join(folder, 'from') })
  to = await openFileObjectStore({ folder: join(folder, 'to') })
})
afterEach(() => rm(folder, { recursive: true }))

async function contents(store: ObjectStore): Promise<string[]> {
  const found: string[] = []
  for (const bucket of BUCKETS) {
    for await (const { key } of store.list(bucket, '')) {
      const object = await store.get(bucket, key)
      if (object !== undefined) found.push(`${bucket}/${key}: ${await text(object.stream)}`)
    }
  }
  return found.toSorted()
}

test('copies every bucket byte by byte, and the next time what is new', async () => {
  await from.put('originals', 'a1.jpg', Buffer.from('photo'))
  await from.put('media', 'a1/720.webp', Buffer.from('size'))
  await from.put('documents', 'b2/title.jpg', Buffer.from('title'))
  expect(await copyObjects(from, to)).toEqual({ copied: 3, kept: 0 })
  expect(await contents(to)).toEqual(await contents(from))
  await from.put('documents', 'c3/plan.jpg', Buffer.from('plan'))
  expect(await copyObjects(from, to)).toEqual({ copied: 1, kept: 3 })
  expect(await contents(to)).toEqual(await contents(from))
})

test('copies again what was left half-done', async () => {
  await from.put('media', 'a1/720.webp', Buffer.from('all of it'))
  await to.put('media', 'a1/720.webp', Buffer.from('all'))
  expect(await copyObjects(from, to)).toEqual({ copied: 1, kept: 0 })
  expect(await contents(to)).toEqual(['media/a1/720.webp: all of it'])
})

test('what the folder has beyond the store stays', async () => {
  await to.put('media', 'old/720.webp', Buffer.from('of an earlier backup'))
  await copyObjects(from, to)
  expect(await contents(to)).toEqual(['media/old/720.webp: of an earlier backup'])
})
