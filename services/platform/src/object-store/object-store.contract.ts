import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUCKETS, type Bucket, type ByteRange, type ObjectStore } from './object-store.ts'

/**
 * What every implementation of ObjectStore promises. `open` is called for a store that nobody else uses. Bytes are
 * compared by `equals`: `toEqual` takes seconds for a million of them.
 */
export function describeObjectStore(name: string, open: () => Promise<ObjectStore>): void {
  describe(`${name}: objects`, () => {
    let store: ObjectStore
    let objects = 0

    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    /** A key that no other test has. */
    function newKey(ending = 'webp'): string {
      objects += 1
      return `${randomBytes(8).toString('hex')}/${objects}.${ending}`
    }

    async function read(key: string, range?: ByteRange, bucket: Bucket = 'media'): Promise<Buffer | undefined> {
      const object = await store.get(bucket, key, range)
      return object && buffer(object.stream)
    }

    async function listed(prefix: string, bucket: Bucket = 'media'): Promise<string[]> {
      const keys: string[] = []
      for await (const { key } of store.list(bucket, prefix)) keys.push(key)
      return keys.toSorted()
    }

    /** Brings `bytes`, then breaks. */
    async function* breaking(bytes: Buffer): AsyncGenerator<Buffer> {
      yield bytes
      throw new Error('The sender went away.')
    }

    it.each([
      ['jpg', 'image/jpeg'],
      ['png', 'image/png'],
      ['webp', 'image/webp'],
      ['avif', 'image/avif'],
    ])('gives back what it was given: %s', async (ending, contentType) => {
      const key = newKey(ending)
      const bytes = randomBytes(300_000)
      await store.put('originals', key, bytes)
      const object = await store.get('originals', key)
      expect(object).toMatchObject({ key, contentType, sizeBytes: bytes.length })
      expect(object && (await buffer(object.stream)).equals(bytes)).toBe(true)
      expect(await store.stat('originals', key)).toMatchObject({ key, contentType, sizeBytes: bytes.length })
    })

    it('takes a stream of the size that was announced, and an empty one', async () => {
      const key = newKey()
      const bytes = randomBytes(1_000_000)
      await store.put('media', key, { stream: Readable.from(chunks(bytes, 70_000)), sizeBytes: bytes.length })
      expect((await read(key))?.equals(bytes)).toBe(true)
      await store.put('media', key, { stream: Readable.from([]), sizeBytes: 0 })
      expect(await read(key)).toEqual(Buffer.alloc(0))
    })

    it('knows nothing of what was never put, nor of the neighbours of what was', async () => {
      const key = newKey()
      await store.put('media', key, Buffer.from('x'))
      const folder = key.slice(0, key.indexOf('/'))
      for (const other of ['none.webp', `${folder}.webp`, `${folder}/none.webp`, `${folder}/none/1.webp`]) {
        expect(await store.get('media', other)).toBeUndefined()
        expect(await store.stat('media', other)).toBeUndefined()
      }
    })

    it('keeps the buckets apart', async () => {
      const key = newKey()
      for (const bucket of BUCKETS) await store.put(bucket, key, Buffer.from(bucket))
      for (const bucket of BUCKETS) expect(String(await read(key, undefined, bucket))).toBe(bucket)
    })

    it('replaces an object whole, under another tag', async () => {
      const key = newKey()
      await store.put('media', key, Buffer.from('a longer one'))
      const before = await store.stat('media', key)
      await store.put('media', key, Buffer.from('short'))
      expect(String(await read(key))).toBe('short')
      expect((await store.stat('media', key))?.etag).not.toBe(before?.etag)
    })

    it('lets a reader finish the object that it opened', async () => {
      const key = newKey()
      const old = randomBytes(2_000_000)
      await store.put('media', key, old)
      const opened = await store.get('media', key)
      await store.put('media', key, Buffer.from('new'))
      expect(opened && (await buffer(opened.stream)).equals(old)).toBe(true)
    })

    it.each([
      ['the first bytes', { start: 0, end: 3 }, '0123'],
      ['one byte', { start: 4, end: 4 }, '4'],
      ['from somewhere on', { start: 7 }, '789'],
      ['past the end', { start: 8, end: 100 }, '89'],
    ])('reads a range: %s', async (_, range, expected) => {
      const key = newKey()
      await store.put('media', key, Buffer.from('0123456789'))
      const object = await store.get('media', key, range)
      expect(object?.sizeBytes).toBe(10)
      expect(object && String(await buffer(object.stream))).toBe(expected)
    })

    it.each([
      ['behind the last byte', { start: 10 }],
      ['before the first', { start: -1, end: 2 }],
      ['backwards', { start: 5, end: 4 }],
    ])('refuses a range %s', async (_, range) => {
      const key = newKey()
      await store.put('media', key, Buffer.from('0123456789'))
      await expect(store.get('media', key, range)).rejects.toThrow(RangeError)
    })

    it.each([
      ['breaks', () => Readable.from(breaking(Buffer.from('half'))), 8],
      ['is shorter than announced', () => Readable.from([Buffer.from('half')]), 8],
      ['is longer than announced', () => Readable.from([Buffer.from('half')]), 3],
    ])('keeps nothing of a stream that %s, and what was there before', async (_, makeStream, sizeBytes) => {
      const [fresh, known] = [newKey(), newKey()]
      await store.put('media', known, Buffer.from('before'))
      for (const key of [fresh, known]) {
        const stream = makeStream()
        await expect(store.put('media', key, { stream, sizeBytes })).rejects.toThrow(/went away|announced|bytes/)
        expect(stream.destroyed).toBe(true)
      }
      expect(await store.stat('media', fresh)).toBeUndefined()
      expect(String(await read(known))).toBe('before')
    })

    it('deletes many, also those that are not there', async () => {
      const [one, two, other] = [newKey(), newKey(), newKey()]
      for (const key of [one, two, other]) await store.put('media', key, Buffer.from('x'))
      await store.delete('media', [one, newKey(), two])
      await store.delete('media', [])
      for (const key of [one, two]) expect(await store.get('media', key)).toBeUndefined()
      expect(String(await read(other))).toBe('x')
    })

    it('lists by the beginning of the key', async () => {
      const folder = randomBytes(8).toString('hex')
      const keys = [`${folder}/1280.avif`, `${folder}/360.webp`, `${folder}/720.webp`, `${folder}x/360.webp`]
      for (const key of keys) await store.put('media', key, Buffer.from('12345'))
      await store.put('documents', `${folder}.png`, Buffer.from('x'))
      expect(await listed(folder)).toEqual(keys)
      expect(await listed(`${folder}/`)).toEqual(keys.slice(0, 3))
      expect(await listed(`${folder}/7`)).toEqual([`${folder}/720.webp`])
      expect(await listed(`${folder}/none/`)).toEqual([])
      expect(await listed(folder, 'documents')).toEqual([`${folder}.png`])
      for await (const object of store.list('media', `${folder}/360`)) {
        expect(object).toEqual({ key: `${folder}/360.webp`, sizeBytes: 5, modifiedAt: expect.any(Date) })
        expect(Math.abs(Date.now() - object.modifiedAt.getTime())).toBeLessThan(60_000)
      }
    })

    it('lists every one of many', async () => {
      const folder = randomBytes(8).toString('hex')
      const keys = Array.from({ length: 1_200 }, (_, index) => `${folder}/${index}.webp`)
      await Promise.all(keys.map((key) => store.put('media', key, Buffer.from('x'))))
      expect(await listed(`${folder}/`)).toEqual(keys.toSorted())
    })

    it('keeps one whole object of many that are put under one key at once, while others are deleted', async () => {
      const key = newKey()
      const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(100_000, index))
      const puts = versions.flatMap((bytes) => [store.put('media', key, bytes), store.delete('media', [key])])
      await Promise.all(puts)
      await store.put('media', key, Buffer.alloc(100_000, 99))
      expect((await read(key))?.equals(Buffer.alloc(100_000, 99))).toBe(true)
    })

    it.each([
      '',
      'noending',
      'a.exe',
      '../a.webp',
      'a/../../b.webp',
      '/a.webp',
      'a//b.webp',
      'a\\b.webp',
      'a\u0000.webp',
      'A.webp',
      'a.b.webp',
      '.webp',
      'é.webp',
      `${'a'.repeat(300)}.webp`,
    ])('refuses the key %j everywhere', async (key) => {
      const attempts = [
        store.put('media', key, Buffer.from('x')),
        store.get('media', key),
        store.stat('media', key),
        store.delete('media', [key]),
      ]
      for (const attempt of attempts) await expect(attempt).rejects.toThrow(RangeError)
    })

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined()
    })
  })
}

function* chunks(bytes: Buffer, sizeBytes: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += sizeBytes) yield bytes.subarray(at, at + sizeBytes)
}
