import { boundsOf } from './bounds-of.ts'
import { createFace, type Detail, type Face, type Material } from './face.ts'
import { paintFace } from './paint-face.ts'
import type { Piece } from './piece.ts'
import { vector, type Vector } from './vector.ts'

/** What lies on the sides of a solid, by the number of the lower edge they stand on; and on its top. */
export interface SolidDetails {
  readonly sides?: Readonly<Record<number, readonly Detail[]>>
  readonly top?: readonly Detail[]
}

export interface SolidMaterials {
  /** One for all, or one for each. */
  readonly sides: Material | readonly Material[]
  readonly top?: Material
  readonly bottom?: Material
}

/**
 * A convex body between a lower and an upper outline of as many points, in the order in which one walks around it.
 * Points may coincide: a ridge is an upper outline whose corners meet in two points.
 */
export function createSolid(
  lower: readonly Vector[],
  upper: readonly Vector[],
  materials: SolidMaterials,
  details: SolidDetails = {},
): Piece {
  const inside = vector.middle([...lower, ...upper])
  const sideMaterial = (index: number) => {
    const { sides } = materials
    if (!isList(sides)) return sides
    const material = sides[index % sides.length]
    if (material === undefined) throw new RangeError('A solid needs a material for its sides')
    return material
  }
  const sides = lower.map((point, index) => {
    const next = (index + 1) % lower.length
    const corners = [point, lower[next] ?? point, upper[next] ?? point, upper[index] ?? point]
    return createFace(corners, inside, sideMaterial(index), details.sides?.[index])
  })
  const top = createFace(upper, inside, materials.top ?? sideMaterial(0), details.top)
  const bottom = createFace(lower, inside, materials.bottom ?? sideMaterial(0))
  const faces = [bottom, ...sides, top].filter(isReal)
  return {
    bounds: boundsOf([...lower, ...upper]),
    casters: faces.filter(({ material }) => (material.opacity ?? 1) === 1).map(({ points }) => points),
    paint(stage, casters) {
      const own = new Set(faces.map(({ points }) => points))
      const others = casters.filter((points) => !own.has(points))
      for (const face of faces) paintFace(stage, face, others)
    },
  }
}

/** Not shrunk to a ridge or a point. */
function isReal({ points }: Face): boolean {
  const [a = [0, 0, 0], ...others] = points
  const ways = others.map((point) => vector.subtract(point, a))
  return ways.some((one) => ways.some((other) => vector.length(vector.cross(one, other)) > 1e-6))
}

function isList(sides: Material | readonly Material[]): sides is readonly Material[] {
  return Array.isArray(sides)
}
