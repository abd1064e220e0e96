import { box, type BoxShape } from '../drawing/box.ts'
import type { Detail, Material } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'

/** Where the front of a piece of furniture looks; `front` is towards the viewer. */
export type Facing = 'front' | 'back' | 'left' | 'right'

export interface Placement {
  /** Its left front corner on the floor, after it has been turned. */
  readonly at: Vector
  readonly facing?: Facing
}

/** A box of a piece of furniture: from its own left front corner, with its front looking at the viewer. */
export type PartOf = (offset: Vector, size: Vector, material: Material, front?: readonly Detail[]) => Piece

/** Builds furniture of a width and depth as if it looked at the viewer, and turns it where it should look. */
export function placed({ at, facing = 'front' }: Placement, width: number, depth: number): PartOf {
  const [x, y, z] = at
  return ([left, up, back], [w, h, d], material, front = []) => {
    const shapes: Record<Facing, Pick<BoxShape, 'at' | 'size' | Facing>> = {
      front: { at: [x + left, y + up, z + back], size: [w, h, d], front },
      back: { at: [x + width - left - w, y + up, z + depth - back - d], size: [w, h, d], back: front },
      left: { at: [x + back, y + up, z + width - left - w], size: [d, h, w], left: front },
      right: { at: [x + depth - back - d, y + up, z + left], size: [d, h, w], right: front },
    }
    return box({ ...shapes[facing], material })
  }
}
