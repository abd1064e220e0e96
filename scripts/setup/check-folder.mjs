import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Rejects when nothing can be written into a folder, which is made if it is not there.
 *
 * @param {string} folder
 */
export async function checkFolder(folder) {
  const probe = join(folder, '.writable')
  await mkdir(folder, { recursive: true })
  await writeFile(probe, '')
  await rm(probe)
}
