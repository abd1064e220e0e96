import type { ReadBytes } from './sniff-image.ts'

export interface JpegSize {
  readonly widthPx: number
  readonly heightPx: number
}

const MAX_SEGMENTS = 2_000
const FILL = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** SOF0 to SOF15, without the three of that range that are something else: tables and an extension. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** Size of a JPEG, from its frame header; undefined where there is none before the pixels. */
export async function findJpegSize(read: ReadBytes): Promise<JpegSize | undefined> {
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
