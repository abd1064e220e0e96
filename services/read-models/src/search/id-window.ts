/** Neighbouring ids that make a window of each size, as powers of two: 1,024, 8,192 and 65,536. */
export const WINDOW_BITS = [10, 13, 16] as const

/** The window of a size that `id` belongs to. */
export function idWindow(id: number, size: number): number {
  return id >> (WINDOW_BITS[size] ?? 0)
}
