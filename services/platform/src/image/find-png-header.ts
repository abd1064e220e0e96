import type { ReadBytes } from './sniff-image.ts'

export interface PngHeader {
  readonly widthPx: number
  readonly heightPx: number
  /** It brings more than one frame (APNG). */
  readonly isAnimated: boolean
}

const FIRST_CHUNK = 8
/** Length and type before a chunk's data, checksum behind. */
const AROUND_DATA = 12
const MAX_CHUNKS = 1_000

/** Size and frames of a PNG, from the chunks before its pixels; undefined where it has no such beginning. */
export async function findPngHeader(read: ReadBytes): Promise<PngHeader | undefined> {
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
