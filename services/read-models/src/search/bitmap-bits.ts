/** In each number of a bitmap. */
export const BITMAP_BITS = 32
