import type { ByteRange } from '@tahanan/platform/object-store/object-store.ts'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * What a `Range` header asks of a file of `sizeBytes`. Undefined where it asks for nothing we would answer in part
 * (another unit, several ranges, nonsense): the whole file is then the answer (RFC 9110, 14.2). `unsatisfiable` where
 * the file ends before the range begins.
 */
export function requestedRange(
  header: string | undefined,
  sizeBytes: number,
): Required<ByteRange> | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const suffixBytes = Math.min(Number(last), sizeBytes)
    return suffixBytes === 0 ? 'unsatisfiable' : { start: sizeBytes - suffixBytes, end: sizeBytes - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  return start >= sizeBytes ? 'unsatisfiable' : { start, end }
}
