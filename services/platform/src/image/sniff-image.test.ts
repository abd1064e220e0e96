import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPng } from './build-png.fixture.ts'
import { type SniffedImage, sniffImage } from './sniff-image.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-sniff-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function sniff(bytes: Buffer): Promise<SniffedImage> {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return sniffImage(path)
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#468' } })

it.each(['baseline', 'progressive'])('knows a %s JPEG and its size, whatever stands before it', async (kind) => {
  const bytes = await plain(640, 480)
    .withExif({ IFD0: { Make: 'x'.repeat(30_000) } })
    .withIccProfile('p3')
    .jpeg({ progressive: kind === 'progressive' })
    .toBuffer()
  expect(await sniff(bytes)).toEqual({ format: 'jpeg', widthPx: 640, heightPx: 480, isAnimated: false })
})

it('knows a PNG and its size, and whether it moves', async () => {
  const still = await plain(64, 48).png().toBuffer()
  expect(await sniff(still)).toEqual({ format: 'png', widthPx: 64, heightPx: 48, isAnimated: false })
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])
  const moving = buildPng({
    widthPx: 8,
    heightPx: 9,
    chunks: [
      ['tEXt', Buffer.from('a\0b')],
      ['acTL', control],
    ],
  })
  expect(await sniff(moving)).toEqual({ format: 'png', widthPx: 8, heightPx: 9, isAnimated: true })
})

it('reads the size of a huge one without making it', async () => {
  const bomb = buildPng({ widthPx: 30_000, heightPx: 30_000 })
  const before = process.memoryUsage().rss
  const startedAt = performance.now()
  expect(await sniff(bomb)).toMatchObject({ widthPx: 30_000, heightPx: 30_000 })
  expect(performance.now() - startedAt).toBeLessThan(100)
  expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000)
})

it.each<[string, string]>([
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['other', '\0\0\0\x18ftypavif\0\0\0\0mif1avif'],
  ['other', 'GIF89a\x01\0\x01\0'],
  ['other', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['other', '%PDF-1.7'],
  ['other', 'M'],
  ['empty', ''],
  ['broken', '\xff\xd8\xff'],
  ['broken', '\xff\xd8\xff\xe0\0\x10JFIF\0 and then nothing of the kind'],
  ['broken', '\x89PNG\r\n\x1a\n'],
  ['broken', '\x89PNG\r\n\x1a\n\0\0\0\rIDAT\0\0\0\x01\0\0\0\x01'],
  ['broken', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\x01'],
])('%s: %j', async (format, text) => {
  expect(await sniff(Buffer.from(text, 'latin1'))).toEqual({ format })
})

it('comes to an end whatever it is given', async () => {
  const beginnings = ['', '\xff\xd8\xff', '\xff\xd8\xff\xff\xff', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01']
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }), async (beginning, rest) => {
      const { format } = await sniff(Buffer.concat([Buffer.from(beginning, 'latin1'), rest]))
      expect(['jpeg', 'png', 'heic', 'broken', 'other', 'empty']).toContain(format)
    }),
    { numRuns: 300 },
  )
})
