import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoScenes } from './demo-scenes.ts'
import { renderScene } from './render-scene.ts'

const LARGEST_BYTES = 400_000

test('every scene becomes a JPEG of its size that an upload takes', { timeout: 180_000 }, async () => {
  const hashes = new Set<string>()
  for (const scene of demoScenes()) {
    const jpeg = await renderScene(scene)
    const { format, width, height } = await sharp(jpeg).metadata()
    const { channels } = await sharp(jpeg).stats()
    expect({
      name: scene.name,
      format,
      width,
      height,
      small: jpeg.length < LARGEST_BYTES,
      // A picture, and not an empty sheet: its tones differ.
      drawn: channels.some(({ stdev }) => stdev > 10),
    }).toEqual({ name: scene.name, format: 'jpeg', width: 1600, height: 1067, small: true, drawn: true })
    hashes.add(createHash('sha256').update(jpeg).digest('hex'))
  }
  expect(hashes.size).toBe(demoScenes().length)
})

test('the same scene gives the same bytes', async () => {
  for (const scene of demoScenes().slice(0, 2)) expect(await renderScene(scene)).toEqual(await renderScene(scene))
})
