import { box } from '../drawing/box.ts'
import { cylinder } from '../drawing/cylinder.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'

/** A parasol on its pole. */
export function parasol([x, y, z]: Vector, color: string): Piece[] {
  return [
    box({ at: [x - 0.03, y, z - 0.03], size: [0.06, 2.2, 0.06], material: { color: '#8a6a45' } }),
    cylinder({ at: [x, y + 2.2, z], radiusMetres: 1.5, topRadiusMetres: 0.05, heightMetres: 0.6, material: { color } }),
  ]
}
