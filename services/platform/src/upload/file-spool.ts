import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { storageProblem } from '../file/storage-problem.ts'
import { openTemporaryFolder } from '../file/temporary-folder.ts'

export interface SpooledFile {
  readonly path: string
  readonly sizeBytes: number
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string
}

/** Where what is being received lies until somebody has looked at it. */
export interface FileSpool {
  /** Writes the stream to a file of its own; nothing is left of one that breaks. @throws Unavailable */
  receive(stream: Readable): Promise<SpooledFile>
  remove(file: Pick<SpooledFile, 'path'>): Promise<void>
}

const PRIVATE = 0o600

/** A spool in this folder, which several processes may share. What a crash left behind goes now. */
export async function openFileSpool(folder: string): Promise<FileSpool> {
  const temporary = await openTemporaryFolder(folder)
  return {
    async receive(stream) {
      const path = temporary.newPath()
      try {
        return { path, ...(await write(path, stream)) }
      } catch (error) {
        await rm(path, { force: true }).catch(() => {})
        throw storageProblem(error)
      }
    },
    remove: ({ path }) => rm(path, { force: true }),
  }
}

async function write(path: string, stream: Readable): Promise<Omit<SpooledFile, 'path'>> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path, 'wx', PRIVATE)
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk)
      sizeBytes += bytes.length
      hash.update(bytes)
      await file.writeFile(bytes)
    }
  } finally {
    await file.close()
  }
  return { sizeBytes, hash: hash.digest('hex') }
}
