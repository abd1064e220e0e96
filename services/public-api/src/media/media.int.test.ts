import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import type { HttpServer } from '@tahanan/platform/http/listen.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw } from './send-raw.fixture.ts'
import { createMediaRouter } from './media.routes.ts'

const HASH = 'ab'.repeat(32)
const BYTES = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))
const PATH = `/media/${HASH}/720.webp`

let folder: string
let store: ObjectStore
let server: HttpServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-media-'))
  store = await openFileObjectStore({ folder })
  await store.put('media', `${HASH}/720.webp`, BYTES)
  await store.put('media', `${HASH}/720.avif`, BYTES.subarray(0, 10))
  await store.put('originals', `${HASH}.jpg`, BYTES)
  await store.put('documents', `${HASH}.png`, BYTES)
  const log = createLog({ level: 'silent', name: 'test' })
  const app = createApp({ log, metrics: createMetrics() })
  app.use(createMediaRouter(store).routes())
  server = await serve(app, { log, port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await store.close()
  await rm(folder, { recursive: true })
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a picture', () => {
  it('comes whole, as what it is, for good', async () => {
    const response = await ask(PATH)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '100000',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^".+"$/),
    })
    expect((await bytesOf(response)).equals(BYTES)).toBe(true)
    expect((await ask(`/media/${HASH}/720.avif`)).headers.get('content-type')).toBe('image/avif')
  })

  it('answers HEAD like GET, without the bytes', async () => {
    const response = await ask(PATH, {}, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('100000')
    expect(await bytesOf(response)).toHaveLength(0)
  })

  it('is not sent again to who has it', async () => {
    const etag = (await ask(PATH)).headers.get('etag') ?? ''
    const response = await ask(PATH, { 'if-none-match': etag })
    expect(response.status).toBe(304)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await ask(PATH, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=99990-', 99_990, 99_999],
    ['bytes=-5', 99_995, 99_999],
    ['bytes=99990-200000', 99_990, 99_999],
  ])('comes in part: %s', async (range, start, end) => {
    const response = await ask(PATH, { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/100000`)
    expect((await bytesOf(response)).equals(BYTES.subarray(start, end + 1))).toBe(true)
  })

  it('has no part behind its end', async () => {
    const response = await ask(PATH, { range: 'bytes=100000-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */100000')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('comes whole to who has the beginning of another', async () => {
    const etag = (await ask(PATH)).headers.get('etag') ?? ''
    expect((await ask(PATH, { range: 'bytes=5-9', 'if-range': etag })).status).toBe(206)
    expect((await ask(PATH, { range: 'bytes=5-9', 'if-range': '"other"' })).status).toBe(200)
  })
})

it.each([
  `/media/${HASH}/360.webp`,
  `/media/${'cd'.repeat(32)}/720.webp`,
  `/media/${HASH}.jpg`,
  `/media/${HASH}.png`,
  `/media/${HASH}/720.webp/`,
  `/media//${HASH}/720.webp`,
  `/media/${HASH}/720.WEBP`,
  `/media/${HASH}%2F720.webp`,
  '/media/',
  '/media/x',
])('there is nothing at %s, and nobody keeps that', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each([
  `/media/../originals/${HASH}.jpg`,
  `/media/x/../../originals/${HASH}.jpg`,
  `/media/%2e%2e/originals/${HASH}.jpg`,
  `/media/..%2foriginals%2f${HASH}.jpg`,
  `/media/..%5coriginals%5c${HASH}.jpg`,
  `/media/${HASH}/720.webp%00.jpg`,
  `/media/./../documents/${HASH}.png`,
  `/media//etc/passwd`,
  `/media/${HASH}/%%`,
])('%s leads nowhere', async (path) => {
  const answer = await sendRaw(server.port, path)
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
})

it('takes nothing', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(PATH, {}, method)).status).toBe(405)
})
