import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { type MadeVariant, makeVariants } from './make-variants.ts'

async function variantsOf(original: Buffer, isWanted?: Parameters<typeof makeVariants>[1]): Promise<MadeVariant[]> {
  const variants: MadeVariant[] = []
  for await (const variant of makeVariants(original, isWanted)) variants.push(variant)
  return variants
}

function digest({ bytes }: MadeVariant): string {
  return createHash('sha256').update(bytes).digest('hex')
}

it('makes every width in both formats, and none wider than the picture', async () => {
  const variants = await variantsOf(await phonePhoto({ width: 400, height: 300 }))
  expect(variants.map(({ widthPx, format }) => `${widthPx}.${format}`)).toEqual([
    '400.avif',
    '400.webp',
    '360.avif',
    '360.webp',
  ])
  for (const { bytes, widthPx, format } of variants) {
    const { width, height, ...found } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([widthPx, (widthPx * 3) / 4])
    expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp')
  }
})

it('keeps no byte of where and with what a photo was taken', async () => {
  const photo = await phonePhoto({ width: 400, height: 300 })
  const traces = ['Exif', 'Tahanan phone', '14/1 35/1', 'GPSLatitude', 'ICC_PROFILE', 'x:xmpmeta'].map((text) =>
    Buffer.from(text),
  )
  expect(photo.includes('Exif')).toBe(true)
  expect(photo.includes('Tahanan phone')).toBe(true)
  expect(photo.includes('GPSLatitude')).toBe(true)
  const latitude = Buffer.from([14, 0, 0, 0, 1, 0, 0, 0, 35, 0, 0, 0, 1, 0, 0, 0])
  expect(photo.includes(latitude), 'the original says where it was taken').toBe(true)
  for (const { bytes, format, widthPx } of await variantsOf(photo)) {
    for (const trace of [...traces, latitude]) expect(bytes.includes(trace), `${widthPx}.${format}`).toBe(false)
    const { exif, xmp, iptc, gps, icc } = { gps: undefined, ...(await sharp(bytes).metadata()) }
    expect({ exif, xmp, iptc, gps, icc }).toEqual({})
  }
})

it('makes the same bytes of the same picture, whichever are wanted', async () => {
  const photo = await phonePhoto({ width: 400, height: 300 })
  const all = await variantsOf(photo)
  const some = await variantsOf(photo, ({ widthPx, format }) => widthPx === 360 && format === 'webp')
  expect(some).toHaveLength(1)
  expect(some.map(digest)).toEqual(all.slice(-1).map(digest))
  expect((await variantsOf(photo)).map(digest)).toEqual(all.map(digest))
})
