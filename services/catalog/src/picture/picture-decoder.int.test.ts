import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PictureDecoder, openPictureDecoder } from './picture-decoder.ts'
import { openUploadFolder, type UploadFolder } from './upload-folder.fixture.ts'

let folder: UploadFolder
let decoder: PictureDecoder

beforeAll(async () => {
  folder = await openUploadFolder()
})
afterEach(() => decoder.close())
afterAll(() => folder.remove())

const fileOf = async (bytes: Buffer) => (await folder.upload('a.jpg', bytes)).path

/** Processes that this one has started and that are still there. */
const children = () => process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length

test('makes what can be shown at once: upright, 1280 wide, with a tiny one to be blurred', async () => {
  decoder = openPictureDecoder()
  const lying = await sharp(await phonePhoto({ width: 2_000, height: 1_500 }))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { firstVariant, blur, ...picture } = await decoder.decode(await fileOf(lying))
  expect(picture).toEqual({ originalFormat: 'jpeg', widthPx: 1_500, heightPx: 2_000 })
  expect([firstVariant.widthPx, firstVariant.heightPx]).toEqual([1_280, 1_707])
  expect(await sharp(firstVariant.bytes).metadata()).toMatchObject({ format: 'webp', width: 1_280, height: 1_707 })
  expect(blur).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/)
  expect(blur.length).toBeLessThan(600)
  const tiny = await sharp(Buffer.from(blur.slice(blur.indexOf(',') + 1), 'base64')).metadata()
  expect([tiny.width, tiny.height]).toEqual([16, 21])
})

test('never enlarges, and takes sixteen bits and grey for what they show', async () => {
  decoder = openPictureDecoder()
  const deep = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c85' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
  const { firstVariant, widthPx, originalFormat } = await decoder.decode(await fileOf(deep))
  expect([originalFormat, widthPx, firstVariant.widthPx]).toEqual(['png', 90, 90])
  expect(await sharp(firstVariant.bytes).metadata()).toMatchObject({ depth: 'uchar', channels: 3 })
})

test('keeps no byte of where, when and with what a photo was taken', async () => {
  decoder = openPictureDecoder()
  const photo = await phonePhoto({ width: 800, height: 600 })
  const latitude = Buffer.from([14, 0, 0, 0, 1, 0, 0, 0, 35, 0, 0, 0, 1, 0, 0, 0])
  const traces = [latitude, ...['Exif', 'GPSLatitude', 'Tahanan phone', 'x:xmpmeta', 'ICC_PROFILE'].map(Buffer.from)]
  expect(photo.includes(latitude)).toBe(true)
  const { firstVariant, blur } = await decoder.decode(await fileOf(photo))
  for (const bytes of [firstVariant.bytes, Buffer.from(blur.slice(blur.indexOf(',') + 1), 'base64')]) {
    for (const trace of traces) expect(bytes.includes(trace)).toBe(false)
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({})
  }
})

test('tells a file that is no picture from one that cannot be read', async () => {
  decoder = openPictureDecoder()
  const photo = await phonePhoto({ width: 400, height: 300 })
  const half = await fileOf(photo.subarray(0, photo.length / 2))
  await expect(decoder.decode(half)).rejects.toMatchObject({ name: 'UndecodableError' })
  await expect(decoder.decode(`${folder.path}/none`)).rejects.toThrow('could not be decoded: ENOENT')
  expect(await decoder.decode(await fileOf(photo))).toMatchObject({ widthPx: 400 })
})

test('gives up on what takes too long, and goes on', async () => {
  const hasty = openPictureDecoder({ timeoutMs: 1 })
  decoder = openPictureDecoder()
  const path = await fileOf(await phonePhoto({ width: 400, height: 300 }))
  await expect(hasty.decode(path)).rejects.toThrow('takes too long')
  await hasty.close()
  expect(await decoder.decode(path)).toMatchObject({ widthPx: 400 })
})

test('takes one after the other, however many come at once', async () => {
  decoder = openPictureDecoder()
  const widths = [100, 120, 140, 160]
  const paths = await Promise.all(widths.map(async (width) => fileOf(await phonePhoto({ width, height: 90 }))))
  const decoded = await Promise.all(paths.map((path) => decoder.decode(path)))
  expect(decoded.map(({ widthPx }) => widthPx)).toEqual(widths)
  expect(children()).toBe(1)
})

test('is not there while nobody needs it', async () => {
  decoder = openPictureDecoder({ idleMs: 50 })
  await expect.poll(() => children()).toBe(0)
  const path = await fileOf(await phonePhoto({ width: 100, height: 80 }))
  await decoder.decode(path)
  await expect.poll(() => children()).toBe(0)
  expect(await decoder.decode(path)).toMatchObject({ widthPx: 100 })
})
