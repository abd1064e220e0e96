import { box } from '../drawing/box.ts'
import type { Material } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import { createSolid } from '../drawing/solid.ts'
import type { Vector } from '../drawing/vector.ts'
import type { Roof } from './roof.ts'

const FASCIA_METRES = 0.16

interface GableRoof extends Roof {
  /** The way the ridge runs: across the picture, or away from the viewer. */
  readonly ridge: 'x' | 'z'
  readonly gable: Material
}

/** A roof of two slopes between two gables. */
export function gableRoof({ ridge, gable, ...roof }: GableRoof): Piece[] {
  const { eavesMetres: eaves, material } = roof
  const [x, y, z] = [roof.at[0] - eaves, roof.at[1], roof.at[2] - eaves]
  const [width, depth] = [roof.widthMetres + eaves * 2, roof.depthMetres + eaves * 2]
  const foot = y + FASCIA_METRES
  const top = foot + roof.riseMetres
  const [insetX, insetZ] = ridge === 'x' ? [0, depth / 2] : [width / 2, 0]
  const lower: Vector[] = [
    [x, foot, z],
    [x + width, foot, z],
    [x + width, foot, z + depth],
    [x, foot, z + depth],
  ]
  const upper: Vector[] = [
    [x + insetX, top, z + insetZ],
    [x + width - insetX, top, z + insetZ],
    [x + width - insetX, top, z + depth - insetZ],
    [x + insetX, top, z + depth - insetZ],
  ]
  const sides = ridge === 'x' ? [material, gable] : [gable, material]
  return [
    box({
      at: [x, y, z],
      size: [width, FASCIA_METRES, depth],
      material: roof.fascia,
      topMaterial: material,
      bottomMaterial: roof.soffit,
    }),
    createSolid(lower, upper, { sides, top: material }),
  ]
}
