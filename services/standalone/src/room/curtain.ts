import type { Pixel } from '../drawing/camera.ts'
import type { Detail } from '../drawing/face.ts'
import type { Patch } from '../drawing/surface.ts'

const FOLD_METRES = 0.11

/** A curtain that hangs in folds. */
export function curtain({ left, bottom, width, height }: Patch, hex: string): Detail {
  return (surface) => {
    surface.patch({ left, bottom, width, height }, hex)
    const folds = Math.max(3, Math.round(width / FOLD_METRES))
    const lines = Array.from({ length: folds }, (_fold, index): Pixel[] => {
      const x = left + ((index + 0.5) / folds) * width
      return [
        [x, bottom],
        [x, bottom + height],
      ]
    })
    surface.lines(lines, '#4b4038', FOLD_METRES * 0.4, 0.14)
    surface.lines(
      lines.map((line) => line.map(([x, y]) => [x + FOLD_METRES * 0.4, y] as const)),
      '#ffffff',
      FOLD_METRES * 0.25,
      0.18,
    )
  }
}
