import type { Detail, Material } from './face.ts'
import type { Piece } from './piece.ts'
import { createSolid } from './solid.ts'
import type { Vector } from './vector.ts'

export interface BoxShape {
  /** The lower left corner in front. */
  readonly at: Vector
  /** To the right, up, and away from the viewer. */
  readonly size: Vector
  readonly material: Material
  readonly topMaterial?: Material
  readonly bottomMaterial?: Material
  readonly front?: readonly Detail[]
  readonly right?: readonly Detail[]
  readonly back?: readonly Detail[]
  readonly left?: readonly Detail[]
  readonly top?: readonly Detail[]
}

/** A box with its sides along the axes. */
export function box({ at, size, material, topMaterial, bottomMaterial, ...details }: BoxShape): Piece {
  const [x, y, z] = at
  const [width, height, depth] = size
  const outline = (level: number): Vector[] => [
    [x, level, z],
    [x + width, level, z],
    [x + width, level, z + depth],
    [x, level, z + depth],
  ]
  return createSolid(
    outline(y),
    outline(y + height),
    { sides: material, top: topMaterial ?? material, bottom: bottomMaterial ?? material },
    {
      sides: { 0: details.front ?? [], 1: details.right ?? [], 2: details.back ?? [], 3: details.left ?? [] },
      top: details.top ?? [],
    },
  )
}
