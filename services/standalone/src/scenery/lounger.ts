import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { createSolid } from '../drawing/solid.ts'
import type { Vector } from '../drawing/vector.ts'

const WOOD = { color: '#a8764c' }
const CUSHION = { color: '#f4eee2', roundMetres: 0.03 }
const WIDTH = 0.75

/** A wooden lounger, its head to the right. */
export function lounger([x, y, z]: Vector): Piece[] {
  const back = (lift: number): Vector[] => [
    [x + 1.3, y + 0.34 + lift, z],
    [x + 1.95, y + 0.78 + lift, z],
    [x + 1.95, y + 0.78 + lift, z + WIDTH],
    [x + 1.3, y + 0.34 + lift, z + WIDTH],
  ]
  return [
    ...[0.1, 1.7].flatMap((left) =>
      [0.04, WIDTH - 0.1].map((depth) =>
        box({ at: [x + left, y, z + depth], size: [0.06, 0.24, 0.06], material: WOOD }),
      ),
    ),
    box({ at: [x, y + 0.24, z], size: [1.95, 0.06, WIDTH], material: WOOD }),
    box({ at: [x, y + 0.3, z + 0.03], size: [1.3, 0.08, WIDTH - 0.06], material: CUSHION }),
    createSolid(back(0), back(0.08), { sides: CUSHION }),
  ]
}
