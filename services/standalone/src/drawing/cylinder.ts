import type { Detail, Material } from './face.ts'
import type { Piece } from './piece.ts'
import { createSolid } from './solid.ts'
import type { Vector } from './vector.ts'

export interface CylinderShape {
  /** The middle of its foot. */
  readonly at: Vector
  readonly radiusMetres: number
  readonly heightMetres: number
  readonly material: Material
  readonly topMaterial?: Material
  /** Of the upper end, where it is another: pots and lampshades. */
  readonly topRadiusMetres?: number
  readonly top?: readonly Detail[]
}

const CORNERS = 18

/** An upright round body. */
export function cylinder(shape: CylinderShape): Piece {
  const { at, radiusMetres, topRadiusMetres = radiusMetres, heightMetres, material } = shape
  return createSolid(
    ring(at, radiusMetres, 0),
    ring(at, topRadiusMetres, heightMetres),
    { sides: material, top: shape.topMaterial ?? material },
    { top: shape.top ?? [] },
  )
}

function ring([x, y, z]: Vector, radius: number, above: number): Vector[] {
  return Array.from({ length: CORNERS }, (_corner, index): Vector => {
    const angle = (index / CORNERS) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + above, z + Math.sin(angle) * radius]
  })
}
