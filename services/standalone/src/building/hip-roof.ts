import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { createSolid } from '../drawing/solid.ts'
import type { Vector } from '../drawing/vector.ts'
import type { Roof } from './roof.ts'

const FASCIA_METRES = 0.22

/** A roof that slopes to all four sides, over a fascia and a boarded soffit. */
export function hipRoof(roof: Roof): Piece[] {
  const { eavesMetres: eaves, material, riseMetres } = roof
  const [x, y, z] = [roof.at[0] - eaves, roof.at[1], roof.at[2] - eaves]
  const [width, depth] = [roof.widthMetres + eaves * 2, roof.depthMetres + eaves * 2]
  const inset = Math.min(width, depth) / 2 - 0.01
  const foot = y + FASCIA_METRES
  const corners = (level: number, by: number): Vector[] => [
    [x + by, level, z + by],
    [x + width - by, level, z + by],
    [x + width - by, level, z + depth - by],
    [x + by, level, z + depth - by],
  ]
  return [
    box({
      at: [x, y, z],
      size: [width, FASCIA_METRES, depth],
      material: roof.fascia,
      topMaterial: material,
      bottomMaterial: roof.soffit,
    }),
    createSolid(corners(foot, 0), corners(foot + riseMetres, inset), { sides: material }),
  ]
}
