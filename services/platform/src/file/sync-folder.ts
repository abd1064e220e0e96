import { open } from 'node:fs/promises'

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
