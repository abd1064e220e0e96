/** A part of a file, both ends included. */
export interface ByteRange {
  readonly firstByte: number
  readonly lastByte: number
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * What a `Range` header asks of a file of `sizeBytes`. Undefined where it asks for nothing we would answer in part
 * (another unit, several ranges, nonsense): the whole file is then the answer (RFC 9110, 14.2). `unsatisfiable` where
 * the file ends before the range begins.
 */
export function byteRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const suffixBytes = Math.min(Number(last), sizeBytes)
    return suffixBytes === 0 ? 'unsatisfiable' : { firstByte: sizeBytes - suffixBytes, lastByte: sizeBytes - 1 }
  }
  const firstByte = Number(first)
  const lastByte = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (last !== '' && Number(last) < firstByte) return undefined
  return firstByte >= sizeBytes ? 'unsatisfiable' : { firstByte, lastByte }
}
