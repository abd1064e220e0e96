import type { Detail } from '../drawing/face.ts'
import type { Patch } from '../drawing/surface.ts'
import { patchPoints } from './patch-points.ts'

/** An opening into a shaded porch: dark above, a little light from the floor. */
export function archway(shape: Patch, isArched = true): Detail {
  return ({ stage: { canvas, camera, light }, at, shade, lines }) => {
    const points = patchPoints(shape, isArched)
    const isLit = light.litWindows > 0.3
    canvas.polygon(
      camera.outline(points.map(([along, up]) => at(along, up))),
      canvas.linear([
        { at: 0, color: isLit ? '#8a5f3c' : shade('#4d4239') },
        { at: 0.75, color: isLit ? '#d99c5e' : shade('#7b6b5b') },
        { at: 1, color: isLit ? '#e8b57c' : shade('#a08d77') },
      ]),
      0,
    )
    lines([[...points, ...points.slice(0, 1)]], '#f1e6d2', 0.08)
  }
}
