import { open } from 'node:fs/promises'
import { findJpegSize } from './find-jpeg-size.ts'
import { findPngHeader } from './find-png-header.ts'

/** What the first bytes of a file say it is. Pixels as they are stored: a camera may have been held upright. */
export type SniffedImage =
  | {
      readonly format: 'jpeg' | 'png'
      readonly widthPx: number
      readonly heightPx: number
      readonly isAnimated: boolean
    }
  /** `broken`: begins like a JPEG or a PNG and does not go on like one. */
  | { readonly format: 'heic' | 'broken' | 'other' | 'empty' }

/** Bytes of a file from `position` on; fewer where it ends. */
export type ReadBytes = (position: number, length: number) => Promise<Buffer>

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG_SIGNATURE = Buffer.from('ffd8ff', 'hex')
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/**
 * Looks at a file's content, never at its name, and decodes nothing: a tiny file that claims to be huge costs as much
 * as any other, and no decoder has seen it.
 */
export async function sniffImage(path: string): Promise<SniffedImage> {
  const file = await open(path)
  try {
    return await sniff(async (position, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    })
  } finally {
    await file.close()
  }
}

async function sniff(read: ReadBytes): Promise<SniffedImage> {
  const start = await read(0, 12)
  if (start.length === 0) return { format: 'empty' }
  if (start.subarray(0, 8).equals(PNG_SIGNATURE)) {
    const header = await findPngHeader(read)
    return header === undefined ? { format: 'broken' } : { format: 'png', ...header }
  }
  if (start.subarray(0, 3).equals(JPEG_SIGNATURE)) {
    const size = await findJpegSize(read)
    return size === undefined ? { format: 'broken' } : { format: 'jpeg', ...size, isAnimated: false }
  }
  const isHeic = start.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.has(start.toString('latin1', 8, 12))
  return { format: isHeic ? 'heic' : 'other' }
}
