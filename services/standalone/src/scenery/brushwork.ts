import type { Detail } from '../drawing/face.ts'
import { leaf } from './leaf.ts'
import { leafTones } from './leaf-tones.ts'

export interface BrushworkShape {
  readonly color: string
  /** Brush strokes in the whole picture. */
  readonly strokes: number
  /** The area, in metres: nothing is drawn outside of it. */
  readonly left: number
  readonly right: number
  readonly near: number
  readonly far: number
  /** Blades of grass at the viewer's feet. */
  readonly hasBlades?: boolean
}

/** Nearer than this one sees blades. */
const BLADES_METRES = 14

/** Flat strokes in the tones of a ground, as many on each row of the picture: fine far away, rough nearby. */
export function brushwork(shape: BrushworkShape): Detail {
  return ({ stage: { canvas, camera, light, random } }) => {
    const tones = leafTones(light, shape.color, 0)
    const strokes = ['', '', '', '']
    let blades = ''
    for (let index = 0; index < shape.strokes; index += 1) {
      const y = camera.horizonPixels + random.next() ** 0.8 * (canvas.height - camera.horizonPixels)
      const depth = camera.depthAt(y)
      const [x, , z] = camera.place(random.next() * canvas.width, depth)
      const tone = random.pick([1, 2, 2, 3])
      if (x < shape.left || x > shape.right || z < shape.near || z > shape.far) continue
      const [px, py] = camera.project([x, 0, z])
      const size = camera.scaleAt([x, 0, z]) * (0.3 + random.next() * 0.5)
      strokes[tone] += leaf(px, py, (random.next() - 0.5) * 0.1, size, Math.max(2, size * 0.1))
      if (shape.hasBlades !== true || depth > BLADES_METRES || random.chance(0.5)) continue
      for (let blade = 0; blade < 4; blade += 1)
        blades += leaf(px + blade * 4 - 8, py + 2, -Math.PI / 2 + (random.next() - 0.5), size * 0.22, 4)
    }
    for (const [tone, path] of strokes.entries())
      if (path !== '') canvas.add(`<path d="${path}" fill="${tones[tone]}" fill-opacity=".32"/>`)
    if (blades !== '') canvas.add(`<path d="${blades}" fill="${tones[1]}" fill-opacity=".5"/>`)
  }
}
