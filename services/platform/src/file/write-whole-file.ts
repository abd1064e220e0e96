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
