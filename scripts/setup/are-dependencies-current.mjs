import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Whether node_modules holds what package-lock.json asks for, by npm's own list of what it installed. Optional
 * packages (binaries of other platforms) may be missing, but not be of another version.
 *
 * @param {string} folder
 */
export function areDependenciesCurrent(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, link, optional, devOptional }]) => {
      const found = installed[path]
      if (found === undefined) return optional === true || devOptional === true
      return link === true ? found.link === true : found.version === version
    })
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>} Nothing when there is no such file, or only half of one.
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}
