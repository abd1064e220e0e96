import { clipPolygon } from './clip-polygon.ts'
import type { Face } from './face.ts'
import { vector, type Vector } from './vector.ts'

/** Nearer than this a caster counts as lying on the face. */
const TOUCHING_METRES = 0.01

/** Shadows that polygons cast on a face, cut to it, all in the same direction round. */
export function shadowsOn(face: Face, casters: readonly (readonly Vector[])[], toSun: Vector): Vector[][] {
  const { normal, origin } = face
  const steepness = vector.dot(normal, toSun)
  if (steepness <= 0.02) return []
  const above = (point: Vector) => vector.dot(vector.subtract(point, origin), normal)
  const edges = edgesOf(face)
  return casters.flatMap((caster) => {
    if (!caster.some((point) => above(point) > TOUCHING_METRES)) return []
    const before = clipPolygon(caster, (point) => above(point) - TOUCHING_METRES)
    const fallen = before.map((point) => vector.subtract(point, vector.scale(toSun, above(point) / steepness)))
    const cut = edges.reduce<Vector[]>((rest, inside) => (rest.length < 3 ? [] : clipPolygon(rest, inside)), fallen)
    return cut.length < 3 ? [] : [turned(cut, normal)]
  })
}

/** For each edge of a face, how far inside of it a point lies. */
function edgesOf({ points, normal }: Face): ((point: Vector) => number)[] {
  const middle = vector.middle(points)
  return points.flatMap((point, index) => {
    const way = vector.subtract(points[(index + 1) % points.length] ?? point, point)
    if (vector.length(way) < 1e-9) return []
    const across = vector.unit(vector.cross(normal, way))
    const side = Math.sign(vector.dot(across, vector.subtract(middle, point)))
    return [(other: Vector) => vector.dot(across, vector.subtract(other, point)) * side]
  })
}

/** So that shadows that overlap add up instead of cancelling out. */
function turned(points: readonly Vector[], normal: Vector): Vector[] {
  const [a = [0, 0, 0]] = points
  const area = points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return sum + vector.dot(normal, vector.cross(vector.subtract(point, a), vector.subtract(next, a)))
  }, 0)
  return area < 0 ? points.toReversed() : [...points]
}
