import { box } from '../drawing/box.ts'
import type { Detail } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'
import { wheel } from '../scenery/wheel.ts'

/** A delivery truck with its back to the loading doors, seen from its nose. */
export function truck([x, y, z]: Vector, color: string): Piece[] {
  const windscreen: Detail = (surface) => {
    const patch = { left: 0.15, bottom: 1, width: surface.widthMetres - 0.3, height: 0.85 }
    surface.stage.canvas.polygon(surface.outline(patch), surface.stage.light.glass[1])
    for (const left of [0.12, surface.widthMetres - 0.5])
      surface.patch({ left, bottom: 0.3, width: 0.38, height: 0.2 }, '#f0e6cf')
  }
  const side: Detail = (surface) =>
    surface.stage.canvas.polygon(
      surface.outline({ left: 0.4, bottom: 1, width: 0.9, height: 0.8 }),
      surface.stage.light.glass[1],
    )
  const wheels = [wheel(1.3, 0.46), wheel(5.2, 0.46)]
  const white = { color: '#ece8df' }
  return [
    box({ at: [x, y + 0.45, z], size: [2.3, 0.35, 6.6], material: { color: '#3c4044' }, left: wheels, right: wheels }),
    box({
      at: [x, y + 0.8, z],
      size: [2.3, 2.05, 1.7],
      material: { color },
      front: [windscreen],
      left: [side],
      right: [side],
    }),
    box({ at: [x - 0.05, y + 0.8, z + 1.8], size: [2.4, 2.7, 4.8], material: white }),
  ]
}
