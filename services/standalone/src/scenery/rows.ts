import type { Detail } from '../drawing/face.ts'
import { leaf } from './leaf.ts'
import { leafTones } from './leaf-tones.ts'

export interface RowsShape {
  readonly left: number
  readonly right: number
  readonly near: number
  readonly far: number
  /** Metres between rows. */
  readonly spacing: number
  readonly color: string
  readonly leafMetres: number
}

/** Crops in rows that run away from the viewer: a green band for each row, and leaves where one would see them. */
export function rows(shape: RowsShape): Detail {
  return ({ stage: { canvas, camera, light, random }, at }) => {
    const { left, right, near, far, spacing, leafMetres } = shape
    const tones = leafTones(light, shape.color, 0)
    const strokes = ['', '', '', '']
    for (let x = left + spacing / 2; x < right; x += spacing) {
      const half = spacing * 0.3
      const bed = camera.outline([at(x - half, near), at(x + half, near), at(x + half, far), at(x - half, far)])
      canvas.polygon(bed, tones[1], 0)
      for (let z = near; z < far;) {
        const place = at(x + (random.next() - 0.5) * half, z)
        const depth = camera.depth(place)
        z += Math.max(0.2, depth * 0.026)
        if (depth < 1) continue
        const [px, py] = camera.project(place)
        if (px < -60 || px > canvas.width + 60 || py > canvas.height + 60) continue
        const size = Math.max(3.5, leafMetres * camera.scaleAt(place))
        for (const lean of [-0.75, 0.1, 0.8])
          strokes[random.int(1, 3)] += leaf(
            px,
            py,
            -Math.PI / 2 + lean + (random.next() - 0.5) * 0.4,
            size,
            size * 0.42,
          )
      }
    }
    for (const [tone, path] of strokes.entries())
      if (path !== '') canvas.add(`<path d="${path}" fill="${tones[tone]}"/>`)
  }
}
