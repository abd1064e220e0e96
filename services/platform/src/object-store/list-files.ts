import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissingFile } from '../file/is-missing-file.ts'
import type { ObjectInfo } from './object-store.ts'

/**
 * The files below `folder` whose keys begin with `prefix`; of the folders that the prefix names, no other is looked
 * into. What disappears meanwhile is left out.
 */
export async function* listFiles(
  folder: string,
  prefix: string,
  below = prefix.slice(0, prefix.lastIndexOf('/') + 1),
): AsyncGenerator<ObjectInfo> {
  // No key has two dots in a row, and no prefix may lead out of the folder.
  if (prefix.includes('..')) return
  const path = join(folder, below)
  try {
    for await (const entry of await opendir(path)) {
      const key = `${below}${entry.name}`
      if (entry.isDirectory()) {
        const inside = `${key}/`
        if (inside.startsWith(prefix) || prefix.startsWith(inside)) yield* listFiles(folder, prefix, inside)
      } else if (key.startsWith(prefix)) {
        const { size, mtime } = await stat(join(path, entry.name))
        yield { key, sizeBytes: size, modifiedAt: mtime }
      }
    }
  } catch (error) {
    if (!isMissingFile(error)) throw error
  }
}
