import { open, rm } from 'node:fs/promises'

/** Opens files; a test can let it fail. */
export type OpenFile = typeof open

const PRIVATE = 0o600

/** Writes a new file, whole and on the disk when this resolves. When it rejects there is none. */
export async function writeWholeFile(
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
export async function syncFolder(folder: string): Promise<void> {
  // Windows knows no such thing, and keeps names by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
