import { open } from 'node:fs/promises'

const MAX_SEGMENTS = 2_000

const FILL = 0xff

const START_OF_SCAN = 0xda

const END_OF_IMAGE = 0xd9

const FIRST_CHUNK = 8

/** Length and type before a chunk's data, checksum behind. */
const AROUND_DATA = 12

const MAX_CHUNKS = 1_000

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
type ReadBytes = (position: number, length: number) => Promise<Buffer>

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

interface PngHeader {
  readonly widthPx: number
  readonly heightPx: number
  /** It brings more than one frame (APNG). */
  readonly isAnimated: boolean
}

/** Size and frames of a PNG, from the chunks before its pixels; undefined where it has no such beginning. */
async function findPngHeader(read: ReadBytes): Promise<PngHeader | undefined> {
  const header = await read(FIRST_CHUNK, 16)
  if (header.length < 16 || header.toString('latin1', 4, 8) !== 'IHDR') return undefined
  const [widthPx, heightPx] = [header.readUInt32BE(8), header.readUInt32BE(12)]
  if (widthPx === 0 || heightPx === 0) return undefined
  let position = FIRST_CHUNK
  for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
    const chunk = await read(position, 8)
    if (chunk.length < 8) return undefined
    const type = chunk.toString('latin1', 4, 8)
    if (type === 'acTL') return { widthPx, heightPx, isAnimated: true }
    if (type === 'IDAT') return { widthPx, heightPx, isAnimated: false }
    position += chunk.readUInt32BE(0) + AROUND_DATA
  }
  return undefined
}

interface JpegSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** SOF0 to SOF15, without the three of that range that are something else: tables and an extension. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** Size of a JPEG, from its frame header; undefined where there is none before the pixels. */
async function findJpegSize(read: ReadBytes): Promise<JpegSize | undefined> {
  let position = 2
  for (let segments = 0; segments < MAX_SEGMENTS; segments += 1) {
    const segment = await read(position, 9)
    const marker = segment[1]
    if (segment.length < 4 || segment[0] !== FILL || marker === undefined) return undefined
    if (marker === FILL) {
      position += 1
      continue
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return undefined
    if (isStartOfFrame(marker)) {
      if (segment.length < 9) return undefined
      const [heightPx, widthPx] = [segment.readUInt16BE(5), segment.readUInt16BE(7)]
      return widthPx === 0 || heightPx === 0 ? undefined : { widthPx, heightPx }
    }
    position += 2 + Math.max(2, segment.readUInt16BE(2))
  }
  return undefined
}
