import { buildPng } from '@tahanan/platform/image/build-png.fixture.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHeaderRefusal } from './decode-file.ts'
import { openPictureDecoder, type PictureDecoder } from './picture-decoder.ts'
import type { PictureRefusal } from './picture.ts'
import { openUploadFolder, type UploadFolder } from './upload-folder.fixture.ts'

let folder: UploadFolder
let decoder: PictureDecoder
beforeAll(async () => {
  folder = await openUploadFolder()
  decoder = openPictureDecoder()
})
afterAll(async () => {
  await decoder.close()
  await folder.remove()
})

async function refusal(bytes: Uint8Array): Promise<PictureRefusal | undefined> {
  return findHeaderRefusal(decoder, await folder.upload('file', bytes))
}

test('a still PNG is taken, one that moves is not, whatever stands before its frames', async () => {
  const moving = buildPng({
    widthPx: 8,
    heightPx: 9,
    chunks: [
      ['tEXt', Buffer.from('a\0b')],
      ['acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])],
    ],
  })
  expect(await refusal(buildPng({ widthPx: 64, heightPx: 48 }))).toBeUndefined()
  expect(await refusal(moving)).toBe('animated')
})

test('a huge one is known by its header', async () => {
  expect(await refusal(buildPng({ widthPx: 30_000, heightPx: 30_000 }))).toBe('pixels')
})

test.each<[PictureRefusal, string]>([
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['format', '\0\0\0\x18ftypavif\0\0\0\0mif1avif'],
  ['format', 'GIF89a\x01\0\x01\0'],
  ['format', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['format', '%PDF-1.7'],
  ['format', 'M'],
  ['empty', ''],
  ['damaged', '\xff\xd8\xff'],
  ['damaged', '\xff\xd8\xff\xe0\0\x10JFIF\0 and then nothing of the kind'],
  // Too short to be told from anything else.
  ['format', '\x89PNG\r\n\x1a\n'],
  ['damaged', '\x89PNG\r\n\x1a\n\0\0\0\rIDAT\0\0\0\x01\0\0\0\x01'],
  ['damaged', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\x01'],
])('%s: %j', async (expected, text) => {
  expect(await refusal(Buffer.from(text, 'latin1'))).toBe(expected)
})

test('comes to an end whatever it is given', async () => {
  const beginnings = ['', '\xff\xd8\xff', '\xff\xd8\xff\xff\xff', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01']
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }), async (beginning, rest) => {
      const known = [undefined, 'animated', 'damaged', 'empty', 'format', 'heic', 'pixels']
      expect(known).toContain(await refusal(Buffer.concat([Buffer.from(beginning, 'latin1'), rest])))
    }),
    { numRuns: 300 },
  )
})
