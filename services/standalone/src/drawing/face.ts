import type { Surface } from './surface.ts'
import { vector, type Vector } from './vector.ts'

/** Something drawn on a face: a window, a texture, a panel. */
export type Detail = (surface: Surface) => void

export interface Material {
  readonly color: string
  readonly texture?: Detail
  /** Below 1 it lets light and what is behind it through; 0 shows its texture only. */
  readonly opacity?: number
  /** Rounds its corners, as upholstery is rounded. */
  readonly roundMetres?: number
}

/** A flat convex side of something. */
export interface Face {
  readonly points: readonly Vector[]
  readonly normal: Vector
  /** Its lower left corner as seen from outside, the way along its lower edge, and the way up. */
  readonly origin: Vector
  readonly along: Vector
  readonly up: Vector
  readonly material: Material
  readonly details: readonly Detail[]
}

/**
 * @param points the lower edge first, from left to right as seen from outside
 * @param inside any point behind the face
 */
export function createFace(
  points: readonly Vector[],
  inside: Vector,
  material: Material,
  details: readonly Detail[] = [],
): Face {
  const [origin = inside, second = inside] = points
  const along = vector.unit(vector.subtract(second, origin))
  const across = farthestFrom(origin, along, points)
  const normal = vector.unit(vector.cross(along, across))
  const outward = vector.dot(normal, vector.subtract(origin, inside)) < 0 ? vector.scale(normal, -1) : normal
  return { points, normal: outward, origin, along, up: vector.unit(across), material, details }
}

/** The way from the line through `origin` to the point farthest from it. */
function farthestFrom(origin: Vector, along: Vector, points: readonly Vector[]): Vector {
  const ways = points.map((point) => {
    const way = vector.subtract(point, origin)
    return vector.subtract(way, vector.scale(along, vector.dot(way, along)))
  })
  return ways.reduce((longest, way) => (vector.length(way) > vector.length(longest) ? way : longest), [0, 0, 0])
}
