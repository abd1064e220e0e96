import type { ByteRange } from './object-store.ts'

/** The range within an object, its end cut to the last byte. @throws RangeError when it begins behind that */
export function checkRange(range: ByteRange | undefined, sizeBytes: number): ByteRange {
  const { start, end = Infinity } = range ?? { start: 0 }
  const isWhole = range === undefined
  if (!isWhole && (start < 0 || start >= sizeBytes || end < start)) {
    throw new RangeError(`There is no range ${start} to ${end} in ${sizeBytes} bytes.`)
  }
  return { start, end: Math.min(end, Math.max(sizeBytes - 1, 0)) }
}
