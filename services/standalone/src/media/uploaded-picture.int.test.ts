import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSavedSchema } from '@tahanan/contracts/listing/listing-saved.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startStandalone } from '../start-standalone.ts'
import type { StopActions } from '../supervisor/stop-on-signal.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }
const PASSWORD = 'correct-horse-battery-staple'
const LATITUDE = Buffer.from([14, 0, 0, 0, 1, 0, 0, 0, 35, 0, 0, 0, 1, 0, 0, 0])
const TRACES = [LATITUDE, ...['Exif', 'GPSLatitude', 'Tahanan phone', 'x:xmpmeta', 'ICC_PROFILE'].map(Buffer.from)]

let dataDir: string
let origin: string
let system: StopActions | undefined
let token: string | undefined
let listing: z.output<typeof listingSavedSchema>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tahanan-story-'))
  // Started by root, PostgreSQL runs as somebody else.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const settings = { DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', ADMIN_PASSWORD: PASSWORD }
  system = await startStandalone(loadConfig(settings))
  const signedIn = await send('POST', '/api/admin/login/', { username: 'admin', password: PASSWORD })
  token = z.object({ token: z.string() }).parse(await signedIn.json()).token
  const form = {
    name: 'House in Lipa',
    location: 'Lipa',
    price: 5_000_000,
    listing_owner: 'A',
    owner_of_the_property: 'B',
  }
  const created = await send('POST', '/api/admin/listing/?listing_type=brokerage', form)
  listing = listingSavedSchema.parse(await created.json())
}, 200_000)

afterAll(async () => {
  await system?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function send(method: string, path: string, body: FormData | object): Promise<Response> {
  const isForm = body instanceof FormData
  const headers = {
    ...(isForm ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  return fetch(origin + path, { method, headers, body: isForm ? body : JSON.stringify(body) })
}

async function upload(path: string, photo: Buffer): Promise<void> {
  const form = new FormData()
  form.append('image[]', new Blob([new Uint8Array(photo)]), 'IMG_0001.jpg')
  const answer = await send('POST', path, form)
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([201, ''])
}

async function readDetail() {
  const answer = await fetch(`${origin}/api/listing/${listing.slug}/`)
  return listingDetailSchema.parse(await answer.json())
}

async function readFile(path: string): Promise<{ readonly answer: Response; readonly bytes: Buffer }> {
  const answer = await fetch(origin + path)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a phone’s photo is shown at once, then in every size; where it was taken is nowhere', async () => {
  const photo = await phonePhoto({ width: 2_400, height: 1_800 })
  for (const trace of TRACES) expect(photo.includes(trace)).toBe(true)
  await upload(`/api/admin/listing/${listing.id}/upload_images/`, photo)
  const first = await vi.waitFor(async () => {
    const [picture] = (await readDetail()).pictures
    if (picture === undefined) throw new Error('There is no picture yet.')
    return picture
  }, PATIENCE)
  const fallback = await readFile(first.url)
  expect(first.url).toMatch(/^\/media\/[\da-f]{64}\/1280\.webp$/)
  expect(await sharp(fallback.bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 960 })

  const [picture] = await vi.waitFor(async () => {
    const { pictures } = await readDetail()
    expect(pictures[0]?.variants).toHaveLength(8)
    return pictures
  }, PATIENCE)
  expect(picture?.variants.map(({ width, format }) => `${width}.${format}`)).toEqual([
    '360.avif',
    '720.avif',
    '1280.avif',
    '1920.avif',
    '360.webp',
    '720.webp',
    '1280.webp',
    '1920.webp',
  ])
  const blur = Buffer.from(picture?.blur.split(',')[1] ?? '', 'base64')
  const files = [fallback.bytes, blur]
  for (const { url, format, width, height } of picture?.variants ?? []) {
    const { answer, bytes } = await readFile(url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    files.push(bytes)
  }
  for (const bytes of files) for (const trace of TRACES) expect(bytes.includes(trace)).toBe(false)

  const list = await fetch(`${origin}/api/listing/`)
  const [card] = listingListSchema.parse(await list.json()).results
  expect(card?.image_variants.map(({ width, format }) => `${width}.${format}`)).toEqual([
    '360.avif',
    '720.avif',
    '360.webp',
    '720.webp',
  ])
}, 200_000)

test('originals and papers are nobody’s', async () => {
  const paper = await phonePhoto({ width: 320, height: 240, seed: 9 })
  await upload(`/api/admin/listing/${listing.id}/upload_brokerage_docs/?brokerage_field=title`, paper)
  const { pictures } = await readDetail()
  const hash = pictures[0]?.url.split('/')[2] ?? ''
  for (const path of [
    `/media/originals/${hash}.jpg`,
    `/media/${hash}.jpg`,
    `/media/${hash}/../../originals/${hash}.jpg`,
    `/media/..%2foriginals%2f${hash}.jpg`,
    `/media/documents/`,
  ]) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
  }
  expect(JSON.stringify(await readDetail())).not.toMatch(/title_number|tax_declaration|documents/)
}, 60_000)
