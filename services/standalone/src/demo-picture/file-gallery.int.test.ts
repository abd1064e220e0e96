import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEMO_SCENES } from './demo-scenes.ts'
import { FILE_GALLERY, readDemoPicture } from './file-gallery.ts'

const FOLDER = new URL('../../../../scripts/seed/pictures/', import.meta.url)
const LARGEST_BYTES = 400_000

const stems = (await readdir(FOLDER)).map((name) => name.replace(/\.webp$/, ''))
const sceneStems = DEMO_SCENES.map(({ name }) => name.replaceAll(/[^a-z0-9]+/gi, '-'))

test('every file has its use, and every scene its file', () => {
  const logos = stems.filter((stem) => stem.startsWith('logo-'))
  const papers = ['authority-to-lease', 'authority-to-sell']
  expect(stems.toSorted()).toEqual([...sceneStems, ...logos, ...papers].toSorted())
  const used = new Set(logos.map((_logo, id) => FILE_GALLERY.logoOfDeveloper({ id }).name))
  expect(used).toEqual(new Set(logos.map((stem) => `${stem}.jpg`)))
})

test('every scene becomes a JPEG that an upload takes', { timeout: 180_000 }, async () => {
  const hashes = new Set<string>()
  for (const stem of sceneStems) {
    const jpeg = await readDemoPicture(stem)
    const { format, width, height } = await sharp(jpeg).metadata()
    // A small one has the same tones, and is decoded in a fraction of the time.
    const { channels } = await sharp(await sharp(jpeg).resize(200).png({ compressionLevel: 0 }).toBuffer()).stats()
    expect({
      stem,
      format,
      width,
      height,
      small: jpeg.length < LARGEST_BYTES,
      // A picture, and not an empty sheet: its tones differ.
      drawn: channels.some(({ stdev }) => stdev > 10),
    }).toEqual({ stem, format: 'jpeg', width: 1600, height: 1067, small: true, drawn: true })
    hashes.add(createHash('sha256').update(jpeg).digest('hex'))
  }
  expect(hashes.size).toBe(sceneStems.length)
})

test('the same file gives the same bytes', async () => {
  const [stem = ''] = sceneStems
  expect((await readDemoPicture(stem)).equals(await readDemoPicture(stem))).toBe(true)
})
