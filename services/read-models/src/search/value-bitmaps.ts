import { BITMAP_BITS } from './bitmap-bits.ts'

/**
 * For each value that some bits of these numbers have, a bitmap of those that have it: all of them in one pass, where one
 * bitmap after the other takes a pass each.
 */
export function valueBitmaps(
  numbers: Int32Array,
  { from, width }: { readonly from: number; readonly width: number },
): ReadonlyMap<number, Int32Array> {
  const words = Math.ceil(numbers.length / BITMAP_BITS)
  const mask = 2 ** width - 1
  const bitmaps: (Int32Array | undefined)[] = Array.from({ length: mask + 1 })
  for (let at = 0; at < numbers.length; at++) {
    const value = ((numbers[at] ?? 0) >> from) & mask
    const bitmap = (bitmaps[value] ??= new Int32Array(words))
    const index = Math.floor(at / BITMAP_BITS)
    bitmap[index] = (bitmap[index] ?? 0) | (1 << at)
  }
  return new Map(bitmaps.flatMap((bitmap, value) => (bitmap === undefined ? [] : [[value, bitmap] as const])))
}
