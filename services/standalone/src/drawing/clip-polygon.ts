import { vector, type Vector } from './vector.ts'

/** The part of a polygon where `inside` is not negative; `inside` must be linear (Sutherland and Hodgman). */
export function clipPolygon(points: readonly Vector[], inside: (point: Vector) => number): Vector[] {
  const kept: Vector[] = []
  let previous = points.at(-1)
  if (previous === undefined) return kept
  let before = inside(previous)
  for (const point of points) {
    const now = inside(point)
    if (before < 0 !== now < 0) kept.push(vector.mix(previous, point, before / (before - now)))
    if (now >= 0) kept.push(point)
    previous = point
    before = now
  }
  return kept
}
