import { formOf } from '@tahanan/admin-api/upload/form-of.fixture.ts'
import { listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPictureStory, type PictureStory } from './picture-story.fixture.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }
const LATITUDE = Buffer.from([14, 0, 0, 0, 1, 0, 0, 0, 35, 0, 0, 0, 1, 0, 0, 0])
const TRACES = [LATITUDE, ...['Exif', 'GPSLatitude', 'Tahanan phone', 'x:xmpmeta', 'ICC_PROFILE'].map(Buffer.from)]
const OF_CARD = ['360.avif', '720.avif', '360.webp', '720.webp']
const OF_PAGE = ['360.avif', '720.avif', '1280.avif', '1920.avif', '360.webp', '720.webp', '1280.webp', '1920.webp']

let story: PictureStory
let listing: { readonly id: number; readonly slug: string }

beforeAll(async () => {
  story = await openPictureStory()
  listing = await story.admin.ask(listingEndpoints.create, {
    query: { listing_type: 'brokerage' },
    body: {
      name: 'House in Lipa',
      location: 'Lipa',
      price: 5_000_000,
      listing_owner: 'A. Reyes',
      owner_of_the_property: 'B. Cruz',
    },
  })
})
afterAll(() => story.close())

async function upload(call: string, photo: Buffer): Promise<void> {
  const body = formOf({}, { 'image[]': [['IMG_0001.jpg', photo]] })
  expect(await story.admin.request('POST', `/admin/listing/${listing.id}/${call}`, { body })).toMatchObject({
    status: 201,
  })
}

async function readDetail() {
  const answer = await story.visit(`/api/listing/${listing.slug}/`)
  return listingDetailSchema.parse(await answer.json())
}

async function readFile(path: string): Promise<{ readonly headers: object; readonly bytes: Buffer }> {
  const answer = await story.visit(path)
  return { headers: Object.fromEntries(answer.headers), bytes: Buffer.from(await answer.arrayBuffer()) }
}

const namesOf = (variants: readonly { readonly width: number; readonly format: string }[]) =>
  variants.map(({ width, format }) => `${width}.${format}`)

test('a phone’s photo is shown at once, then in every size; where it was taken is nowhere', async () => {
  const photo = await phonePhoto({ width: 2_400, height: 1_800 })
  for (const trace of TRACES) expect(photo.includes(trace)).toBe(true)
  await upload('upload_images/', photo)
  const first = await vi.waitFor(async () => {
    const [picture] = (await readDetail()).pictures
    if (picture === undefined) throw new Error('There is no picture yet.')
    return picture
  }, PATIENCE)
  expect(first.url).toMatch(/^\/media\/[\da-f]{64}\/1280\.webp$/)
  const fallback = await readFile(first.url)
  expect(await sharp(fallback.bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 960 })

  const picture = await vi.waitFor(async () => {
    const [found] = (await readDetail()).pictures
    expect(namesOf(found?.variants ?? [])).toEqual(OF_PAGE)
    return found
  }, PATIENCE)
  const files = [fallback.bytes, Buffer.from(picture?.blur.split(',')[1] ?? '', 'base64')]
  for (const { url, format, width, height } of picture?.variants ?? []) {
    const { headers, bytes } = await readFile(url)
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    files.push(bytes)
  }
  for (const bytes of files) for (const trace of TRACES) expect(bytes.includes(trace)).toBe(false)

  const list = await story.visit('/api/listing/')
  const [card] = listingListSchema.parse(await list.json()).results
  expect(namesOf(card?.image_variants ?? [])).toEqual(OF_CARD)
}, 200_000)

test('originals and papers are nobody’s', async () => {
  await upload('upload_brokerage_docs/?brokerage_field=title', await phonePhoto({ width: 320, height: 240, seed: 9 }))
  const detail = await vi.waitFor(readDetail, PATIENCE)
  const hash = detail.pictures[0]?.url.split('/')[2] ?? ''
  for (const path of [
    `/media/originals/${hash}.jpg`,
    `/media/${hash}.jpg`,
    `/media/${hash}/../../originals/${hash}.jpg`,
    `/media/..%2foriginals%2f${hash}.jpg`,
    `/media/documents/`,
  ]) {
    expect([path, (await story.visit(path)).status]).toEqual([path, 404])
  }
  expect(JSON.stringify(detail)).not.toMatch(/title_number|tax_declaration|documents/)
})
