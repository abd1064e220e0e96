import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PreparedPicture, preparePictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import type { PictureStudio } from '@tahanan/catalog/picture/picture-studio.ts'
import { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import type { DemoScene } from './demo-scene.ts'

/** Draws a scene into `folder`, and takes it the way of every upload. The file has to stay until it was added. */
export async function uploadScene(studio: PictureStudio, folder: string, scene: DemoScene): Promise<PreparedPicture> {
  const bytes = await scene.render()
  const path = join(folder, scene.name)
  await writeFile(path, bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = new UploadedFile({ name: scene.name, path, sizeBytes: bytes.length, hash, isCut: false })
  const [prepared] = await preparePictures(studio, 'image[]', [file], () => {})
  if (prepared === undefined) throw new Error(`The scene ${scene.name} was not taken.`)
  return prepared
}
