import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether node_modules holds what package-lock.json asks for, by npm's own list of what it installed. Optional
 * packages (binaries of other platforms) may be missing, but not be of another version.
 */
export function areDependenciesCurrent(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!installed) return false
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, link, optional, devOptional }]) => {
      const found = installed[path]
      if (!found) return Boolean(optional || devOptional)
      return link ? found.link : found.version === version
    })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
