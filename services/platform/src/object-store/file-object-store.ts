import type { Stats } from 'node:fs'
import { access, constants, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissingFile, storageProblem } from '../file/storage-problem.ts'
import { openTemporaryFolder } from '../file/temporary-folder.ts'
import { contentTypeOf, requireObjectKey } from './object-key.ts'
import { exactChunks } from './exact-chunks.ts'
import {
  type Bucket,
  BUCKETS,
  type ByteRange,
  type ObjectInfo,
  type ObjectStore,
  type StoredObject,
} from './object-store.ts'

export interface FileObjectStoreSettings {
  /** A folder of its own, on one file system. */
  readonly folder: string
  /** A test can let it fail. */
  readonly openFile?: OpenFile
}

/**
 * Objects as files, a folder for each bucket. They are written under a temporary name beside, synced, and renamed into
 * place; several processes may share the folder. What a crash left half-written goes when the store is opened.
 */
export async function openFileObjectStore({ folder, openFile }: FileObjectStoreSettings): Promise<ObjectStore> {
  const temporary = await orProblem(async () => {
    for (const bucket of BUCKETS) await mkdir(join(folder, bucket), { recursive: true, mode: 0o700 })
    return openTemporaryFolder(join(folder, 'temporary'))
  })

  function pathOf(bucket: Bucket, key: string): string {
    requireObjectKey(key)
    return join(folder, bucket, key)
  }

  return {
    async put(bucket, key, body) {
      const target = pathOf(bucket, key)
      const content = body instanceof Uint8Array ? body : exactChunks(body.stream, body.sizeBytes)
      const draft = temporary.newPath()
      await orProblem(async () => {
        await writeWholeFile(draft, content, openFile)
        await moveIntoPlace(draft, target)
      })
    },

    async get(bucket, key, range) {
      const path = pathOf(bucket, key)
      return orProblem(async () => {
        const file = await orUndefined(open(path))
        if (file === undefined) return undefined
        try {
          const object = storedObject(key, await file.stat())
          return { ...object, stream: file.createReadStream(checkRange(range, object.sizeBytes)) }
        } catch (error) {
          await file.close()
          throw error
        }
      })
    },

    async stat(bucket, key) {
      const path = pathOf(bucket, key)
      return orProblem(async () => {
        const stats = await orUndefined(stat(path))
        return stats && storedObject(key, stats)
      })
    },

    async delete(bucket, keys) {
      const paths = keys.map((key) => pathOf(bucket, key))
      await orProblem(async () => {
        for (const path of paths) await rm(path, { force: true })
        const folders = new Set(paths.map((path) => dirname(path)))
        folders.delete(join(folder, bucket))
        // Those that are not empty stay.
        for (const emptied of folders) await rmdir(emptied).catch(() => {})
      })
    },

    list: (bucket, prefix) => listFiles(join(folder, bucket), prefix),
    ping: () => orProblem(() => access(join(folder, 'temporary'), constants.R_OK | constants.W_OK)),
    close: async () => {},
  }
}

async function moveIntoPlace(draft: string, target: string): Promise<void> {
  try {
    const firstMade = await renameInto(draft, target)
    await syncFolder(dirname(target))
    if (firstMade !== undefined) await syncFolder(dirname(firstMade))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

/** Answers the first folder it had to make on the way. A `delete` may take an emptied one away again meanwhile. */
async function renameInto(draft: string, target: string): Promise<string | undefined> {
  let firstMade: string | undefined
  for (let attempt = 1; ; attempt += 1) {
    try {
      await rename(draft, target)
      return firstMade
    } catch (error) {
      if (!isMissingFile(error) || attempt === 5) throw error
      firstMade ??= await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    }
  }
}

function storedObject(key: string, { size, mtime, mtimeMs }: Stats): StoredObject {
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs * 1_000).toString(36)}"`
  return { key, sizeBytes: size, modifiedAt: mtime, contentType: contentTypeOf(key) ?? '', etag }
}

async function orProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw storageProblem(error)
  }
}

async function orUndefined<T>(lookUp: Promise<T>): Promise<T | undefined> {
  try {
    return await lookUp
  } catch (error) {
    if (isMissingFile(error)) return undefined
    throw error
  }
}

/** The range within an object, its end cut to the last byte. @throws RangeError when it begins behind that */
function checkRange(range: ByteRange | undefined, sizeBytes: number): ByteRange {
  const { start, end = Infinity } = range ?? { start: 0 }
  const isWhole = range === undefined
  if (!isWhole && (start < 0 || start >= sizeBytes || end < start)) {
    throw new RangeError(`There is no range ${start} to ${end} in ${sizeBytes} bytes.`)
  }
  return { start, end: Math.min(end, Math.max(sizeBytes - 1, 0)) }
}

/**
 * The files below `folder` whose keys begin with `prefix`; of the folders that the prefix names, no other is looked
 * into. What disappears meanwhile is left out.
 */
async function* listFiles(
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

/** Opens files; a test can let it fail. */
export type OpenFile = typeof open

const PRIVATE = 0o600

/** Writes a new file, whole and on the disk when this resolves. When it rejects there is none. */
async function writeWholeFile(
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  openFile: OpenFile = open,
): Promise<void> {
  const file = await openFile(path, 'wx', PRIVATE)
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) await file.writeFile(chunk)
    await file.sync()
    await file.close()
  } catch (error) {
    // Closing may have been what failed.
    await file.close().catch(() => {})
    await rm(path, { force: true }).catch(() => {})
    throw error
  }
}

/** Makes the names in a folder survive a power cut: those of new and of renamed files. */
async function syncFolder(folder: string): Promise<void> {
  // Windows knows no such thing, and keeps names by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
