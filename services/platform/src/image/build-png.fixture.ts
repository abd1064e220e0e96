import { crc32, deflateSync } from 'node:zlib'

export interface PngSettings {
  readonly widthPx: number
  readonly heightPx: number
  /** Chunks before the pixels: type and data. */
  readonly chunks?: readonly (readonly [type: string, data: Buffer])[]
}

const RGB = 2

/** A PNG of 8 bits with black pixels, or with no more than the first few where it claims to be large. */
export function buildPng({ widthPx, heightPx, chunks = [] }: PngSettings): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(widthPx, 0)
  header.writeUInt32BE(heightPx, 4)
  header[8] = 8
  header[9] = RGB
  const pixels = deflateSync(Buffer.alloc(Math.min(heightPx * (1 + widthPx * 3), 1_000_000)))
  const all = [['IHDR', header] as const, ...chunks, ['IDAT', pixels] as const, ['IEND', Buffer.alloc(0)] as const]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...all.map(([type, data]) => chunk(type, data))])
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}
