import { access, constants, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Rejects when nothing can be written into a folder, which is made if it is not there.
 *
 * @param {string} folder
 */
export async function checkFolder(folder) {
  // Asked first because `mkdir` reports a read-only disk as a folder that does not exist.
  await access(await findExisting(folder), constants.W_OK)
  await mkdir(folder, { recursive: true })
  const probe = join(folder, '.writable')
  await writeFile(probe, '')
  await rm(probe)
}

/**
 * The folder itself or the nearest one above it that is there.
 *
 * @param {string} folder
 * @returns {Promise<string>}
 */
async function findExisting(folder) {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  )
  return exists || dirname(folder) === folder ? folder : findExisting(dirname(folder))
}
