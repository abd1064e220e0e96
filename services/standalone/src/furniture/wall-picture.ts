import type { Pixel } from '../drawing/camera.ts'
import type { Detail } from '../drawing/face.ts'
import type { Patch } from '../drawing/surface.ts'

/** A framed print of hills in three colours under a round sun. */
export function wallPicture(shape: Patch, [sky, far, near]: readonly [string, string, string]): Detail {
  return (surface) => {
    const { left, bottom, width, height } = shape
    const { canvas, camera } = surface.stage
    const frame = 0.035
    surface.patch(
      { left: left - frame, bottom: bottom - frame, width: width + frame * 2, height: height + frame * 2 },
      '#6d5136',
    )
    surface.patch(shape, '#f4efe4')
    const mat = Math.min(width, height) * 0.1
    const place = ([x, y]: Pixel): Pixel => [left + mat + x * (width - mat * 2), bottom + mat + y * (height - mat * 2)]
    const draw = (corners: readonly Pixel[], hex: string) =>
      canvas.polygon(camera.outline(corners.map(place).map(([x, y]) => surface.at(x, y))), surface.shade(hex), 0)
    draw(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      sky,
    )
    const sun = Array.from({ length: 16 }, (_corner, index): Pixel => {
      const angle = (index / 16) * Math.PI * 2
      const round = height / width
      return [0.66 + Math.cos(angle) * 0.13 * Math.min(1, round), 0.66 + (Math.sin(angle) * 0.13) / Math.max(1, round)]
    })
    draw(sun, '#f3d9a4')
    draw(
      [
        [0, 0],
        [1, 0],
        [1, 0.36],
        [0.75, 0.52],
        [0.45, 0.34],
        [0.2, 0.46],
        [0, 0.36],
      ],
      far,
    )
    draw(
      [
        [0, 0],
        [1, 0],
        [1, 0.14],
        [0.6, 0.3],
        [0.3, 0.2],
        [0, 0.28],
      ],
      near,
    )
  }
}
