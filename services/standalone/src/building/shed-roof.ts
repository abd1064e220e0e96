import type { Piece } from '../drawing/piece.ts'
import { createSolid } from '../drawing/solid.ts'
import type { Vector } from '../drawing/vector.ts'
import type { Roof } from './roof.ts'

const THICKNESS_METRES = 0.24

/** A roof of one slope: its front, back, left or right edge is the high one. */
export function shedRoof(roof: Roof & { readonly high: 'front' | 'back' | 'left' | 'right' }): Piece[] {
  const { eavesMetres: eaves, high, riseMetres: rise } = roof
  const [x, y, z] = [roof.at[0] - eaves, roof.at[1], roof.at[2] - eaves]
  const [width, depth] = [roof.widthMetres + eaves * 2, roof.depthMetres + eaves * 2]
  const lift = {
    frontLeft: high === 'front' || high === 'left' ? rise : 0,
    frontRight: high === 'front' || high === 'right' ? rise : 0,
    backRight: high === 'back' || high === 'right' ? rise : 0,
    backLeft: high === 'back' || high === 'left' ? rise : 0,
  }
  const outline = (above: number): Vector[] => [
    [x, y + lift.frontLeft + above, z],
    [x + width, y + lift.frontRight + above, z],
    [x + width, y + lift.backRight + above, z + depth],
    [x, y + lift.backLeft + above, z + depth],
  ]
  return [
    createSolid(outline(0), outline(THICKNESS_METRES), { sides: roof.fascia, top: roof.material, bottom: roof.soffit }),
  ]
}
