const WINDOW_BITS = 10

/** The window of 1,024 neighbouring ids that `id` belongs to. */
export function idWindow(id: number): number {
  return id >> WINDOW_BITS
}
