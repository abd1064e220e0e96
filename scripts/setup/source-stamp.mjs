import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

const LEFT_OUT = /(^|\/)(node_modules|dist|screenshots)(\/|$)|\.(test|fixture)\.tsx?$/

/**
 * A hash of what files and folders hold, by path and content: times say nothing after a checkout.
 *
 * @param {string[]} sources relative to the project
 */
export async function sourceStamp(sources) {
  const hash = createHash('sha256')
  const files = (await Promise.all(sources.map(listFiles))).flat()
  for (const file of files.toSorted()) {
    hash.update(file).update('\0')
    hash.update(await readFile(join(projectRoot, file))).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} source */
async function listFiles(source) {
  const entries = await readdir(join(projectRoot, source), { withFileTypes: true, recursive: true }).catch(
    () => undefined,
  )
  if (entries === undefined) return [source]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length).replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
}
