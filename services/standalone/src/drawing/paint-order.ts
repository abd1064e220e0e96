import type { Bounds, Piece } from './piece.ts'
import { vector, type Vector } from './vector.ts'

const AXES = [0, 1, 2] as const
const TOUCHING_METRES = 0.005

/**
 * Pieces from far to near as `eye` sees them: when a plane along the axes lies between two, the one beyond it cannot
 * hide the other. Circles of three that hide each other are broken at the farthest.
 */
export function paintOrder(pieces: readonly Piece[], eye: Vector): Piece[] {
  const waiting = pieces
    .map((piece) => ({ piece, distance: distanceTo(piece.bounds, eye) }))
    .toSorted((a, b) => b.distance - a.distance)
    .map(({ piece }) => piece)
  const ordered: Piece[] = []
  while (waiting.length > 0) {
    const free = waiting.findIndex((piece) => !waiting.some((other) => other !== piece && hides(piece, other, eye)))
    ordered.push(...waiting.splice(Math.max(0, free), 1))
  }
  return ordered
}

/** Whether `near` can cover a part of `far`. */
function hides({ bounds: near }: Piece, { bounds: far }: Piece, eye: Vector): boolean {
  let farIsBeyond = false
  for (const axis of AXES) {
    const nearIsLow = near.high[axis] <= far.low[axis] + TOUCHING_METRES
    const farIsLow = far.high[axis] <= near.low[axis] + TOUCHING_METRES
    if (nearIsLow && eye[axis] >= near.high[axis]) return false
    if (farIsLow && eye[axis] <= near.low[axis]) return false
    farIsBeyond ||= nearIsLow || farIsLow
  }
  return farIsBeyond
}

function distanceTo({ low, high }: Bounds, eye: Vector): number {
  return vector.length(vector.subtract(vector.mix(low, high, 0.5), eye))
}
