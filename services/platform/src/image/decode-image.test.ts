import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { buildPng } from './build-png.fixture.ts'
import { decodeImage, readImageHeader } from './decode-image.ts'
import type { Pixels } from './pixels.ts'
import { UndecodableError } from './undecodable-error.ts'

const WIDE = 1_920

type Rgb = readonly [red: number, green: number, blue: number]

function plain(color: Rgb, width = 64, height = 48) {
  const [r, g, b] = color
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
}

/** Red, green and blue in the middle of a picture. */
function middle({ data, width, height }: Pixels): Rgb {
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 3
  return [data.readUInt8(at), data.readUInt8(at + 1), data.readUInt8(at + 2)]
}

function expectColor(actual: Rgb, expected: Rgb, tolerance: number): void {
  const distance = Math.max(...actual.map((value, channel) => Math.abs(value - (expected[channel] ?? 0))))
  expect(distance, `${actual.join()} is not ${expected.join()}`).toBeLessThanOrEqual(tolerance)
}

it.each<Rgb>([
  [200, 80, 60],
  [40, 150, 90],
  [60, 90, 200],
  [128, 128, 128],
])('shows %s, %s, %s of a wide gamut as what it is', async (...color) => {
  const wide = await plain(color).withIccProfile('p3').png().toBuffer()
  const raw = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
  const stored: Rgb = [raw.readUInt8(0), raw.readUInt8(1), raw.readUInt8(2)]
  if (new Set(color).size > 1) expect(stored, 'the file holds other numbers').not.toEqual(color)
  expectColor(middle(await decodeImage(wide, WIDE)), color, 3)
})

it('shows the colours of a print file', async () => {
  const color: Rgb = [150, 125, 105]
  const print = await plain(color).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()
  // The profile that sharp brings along loses some of it both ways; without it, blue would be 43 off.
  expect((await sharp(print).metadata()).channels).toBe(4)
  expectColor(middle(await decodeImage(print, WIDE)), color, 18)
})

it('makes three channels of eight bits of grey, of sixteen bits and of what is transparent', async () => {
  const grey = await plain([90, 90, 90]).toColourspace('b-w').jpeg().toBuffer()
  expectColor(middle(await decodeImage(grey, WIDE)), [90, 90, 90], 2)
  const deep = await plain([200, 80, 60]).toColourspace('rgb16').png().toBuffer()
  expect((await sharp(deep).metadata()).depth).toBe('ushort')
  expectColor(middle(await decodeImage(deep, WIDE)), [200, 80, 60], 2)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
    .png()
    .toBuffer()
  expectColor(middle(await decodeImage(glass, WIDE)), [255, 255, 255], 0)
})

it('turns the picture upright', async () => {
  const top = await plain([250, 0, 0], 64, 24).png().toBuffer()
  const lying = await plain([0, 0, 250])
    .composite([{ input: top, gravity: 'north' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const upright = await decodeImage(lying, WIDE)
  expect([upright.width, upright.height]).toEqual([48, 64])
  const right = { ...upright, data: upright.data.subarray((upright.width - 5) * 3), width: 1, height: 1 }
  expectColor(middle(right), [250, 0, 0], 12)
})

it('never enlarges', async () => {
  const small = await decodeImage(await plain([1, 2, 3], 30, 20).png().toBuffer(), WIDE)
  expect([small.width, small.height]).toEqual([30, 20])
  const large = await decodeImage(await plain([1, 2, 3], 3_000, 2_000).jpeg().toBuffer(), WIDE)
  expect([large.width, large.height]).toEqual([1_920, 1_280])
})

it('refuses what is no picture, what ends too early and what claims to be huge', async () => {
  const noise = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const cut = noise.subarray(0, noise.length / 2)
  const gif = await plain([1, 2, 3]).gif().toBuffer()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const bytes of [Buffer.alloc(0), Buffer.from('GIF89a'), Buffer.alloc(5_000), cut, gif, drawing]) {
    await expect(decodeImage(bytes, WIDE)).rejects.toThrow(UndecodableError)
  }
  const bomb = await plain([0, 0, 0], 30_000, 1_400).png().toBuffer()
  await expect(decodeImage(bomb, WIDE)).rejects.toThrow('40 megapixels are allowed')
})

it.each(['baseline', 'progressive'])('knows a %s JPEG and its size, whatever stands before it', async (kind) => {
  const bytes = await plain([70, 100, 130], 640, 480)
    .withExif({ IFD0: { Make: 'x'.repeat(30_000) } })
    .withIccProfile('p3')
    .jpeg({ progressive: kind === 'progressive' })
    .toBuffer()
  expect(await readImageHeader(bytes)).toEqual({ format: 'jpeg', widthPx: 640, heightPx: 480 })
})

it('knows a PNG and its size', async () => {
  const bytes = await plain([70, 100, 130], 64, 48).png().toBuffer()
  expect(await readImageHeader(bytes)).toEqual({ format: 'png', widthPx: 64, heightPx: 48 })
})

it('reads the size of a huge one without making it', async () => {
  const bomb = buildPng({ widthPx: 30_000, heightPx: 30_000 })
  const before = process.memoryUsage().rss
  // The fastest of some: each waits for the machine as well.
  let fastestMs = Infinity
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const startedAt = performance.now()
    await expect(readImageHeader(bomb)).rejects.toMatchObject({ name: 'UndecodableError', isTooLarge: true })
    fastestMs = Math.min(fastestMs, performance.now() - startedAt)
  }
  expect(fastestMs).toBeLessThan(100)
  expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000)
})
