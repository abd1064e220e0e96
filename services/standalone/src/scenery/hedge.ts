import { box } from '../drawing/box.ts'
import type { Detail } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'
import { leaf } from './leaf.ts'
import { leafTones } from './leaf-tones.ts'

/** A clipped hedge. */
export function hedge(at: Vector, size: Vector, leafColor = '#5f8047'): Piece {
  const leaves = leafy(leafColor)
  return box({
    at,
    size,
    material: { color: leafColor },
    front: [leaves],
    left: [leaves],
    right: [leaves],
    top: [leaves],
  })
}

/** Leaves all over a face, some of them over its edge. */
function leafy(leafColor: string): Detail {
  return ({ stage: { canvas, camera, light, random }, face, at, widthMetres, heightMetres, scale }) => {
    const distance = camera.depth(face.origin)
    const tones = leafTones(light, leafColor, distance)
    const lit = face.normal[1] > 0.5 ? 0.3 : 0
    const size = Math.max(4, 0.09 * scale)
    const count = Math.min(700, Math.round((widthMetres * heightMetres * scale * scale * 1.1) / (size * size)))
    const strokes: string[] = ['', '', '', '']
    for (let index = 0; index < count; index += 1) {
      const up = random.next()
      const [x, y] = camera.project(at(random.next() * widthMetres, up * heightMetres))
      const tone = Math.min(3, Math.max(0, Math.floor((up * 0.45 + lit + random.next() * 0.6) * 3.4 - 0.2)))
      strokes[tone] += leaf(x, y, random.next() * Math.PI * 2, size * (0.7 + random.next() * 0.6), size * 0.45)
    }
    for (const [tone, path] of strokes.entries()) canvas.add(`<path d="${path}" fill="${tones[tone]}"/>`)
  }
}
