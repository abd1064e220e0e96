import { open } from 'node:fs/promises'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import type { PictureRefusal } from '../picture/picture.ts'

const HEADER = '%PDF-'
const TRAILER = '%%EOF'
/** Writers may put a little behind the trailer. */
const ENDING_BYTES = 1_024

/** Whether a file says that it is a PDF, by its first bytes and not by its name. */
export async function isPdf(file: UploadedFile): Promise<boolean> {
  return (await readPart(file, 0, HEADER.length)) === HEADER
}

/**
 * What speaks against a PDF; undefined where nothing does. It is never decoded here, and never shown by a page of ours:
 * who looks at it downloads it.
 */
export async function findPdfRefusal(file: UploadedFile): Promise<PictureRefusal | undefined> {
  if (file.isCut) return 'size'
  const ending = await readPart(file, Math.max(0, file.sizeBytes - ENDING_BYTES), ENDING_BYTES)
  return ending.includes(TRAILER) ? undefined : 'damaged'
}

async function readPart({ path }: UploadedFile, position: number, length: number): Promise<string> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
