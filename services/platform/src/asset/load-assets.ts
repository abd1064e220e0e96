import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { isMissingFile } from '../file/is-missing-file.ts'
import { Asset } from './asset.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Built files by their path below the folder, such as `assets/main-Dx1.js`. Empty where nothing has been built. */
export async function loadAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const names = await filesIn(folder)
  const assets = names.flatMap(async (name): Promise<[string, Asset][]> => {
    const contentType = CONTENT_TYPES[extname(name)]
    if (contentType === undefined) return []
    return [[relative(folder, name).split(sep).join('/'), new Asset(await readFile(name), contentType)]]
  })
  return new Map((await Promise.all(assets)).flat())
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}
