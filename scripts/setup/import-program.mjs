import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Becomes a program: what it does at its top level happens in this process.
 *
 * @param {string} file
 */
export async function importProgram(file) {
  await import(pathToFileURL(resolve(file)).href)
}
