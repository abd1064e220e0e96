import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { type BareImagesDone, bareImagesOrderSchema } from './bare-images-order.ts'

/**
 * The same files from the same originals by sharp alone: nothing is queued, recorded or synced to disk. It decodes
 * once a picture, as we do: one pipeline for each file would be slower.
 */
const WIDTHS = [1920, 1280, 720, 360]

sharp.concurrency(1)
sharp.cache(false)

process.on('message', (message) => {
  const { originals, folder } = bareImagesOrderSchema.parse(message)
  const startedAt = performance.now()
  void makeAll(originals, folder).then((files) => {
    process.send?.({ elapsedMs: performance.now() - startedAt, files } satisfies BareImagesDone)
  })
})

async function makeAll(originals: readonly string[], folder: string): Promise<number> {
  let files = 0
  for (const original of originals) {
    const target = join(folder, basename(original, '.jpg'))
    await mkdir(target, { recursive: true })
    let image = sharp(await readFile(original))
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
    for (const width of WIDTHS) {
      const { data, info } = await image
        .resize({ width, withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true })
      image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      const avif = await image.clone().avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
      const webp = await image.clone().webp({ quality: 78, effort: 4 }).toBuffer()
      await writeFile(join(target, `${width}.avif`), avif)
      await writeFile(join(target, `${width}.webp`), webp)
      files += 2
    }
  }
  return files
}
