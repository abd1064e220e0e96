import type { Bounds } from './piece.ts'
import type { Vector } from './vector.ts'

export function boundsOf(points: readonly Vector[]): Bounds {
  const axis = (index: 0 | 1 | 2) => points.map((point) => point[index])
  const low = (index: 0 | 1 | 2) => Math.min(...axis(index))
  const high = (index: 0 | 1 | 2) => Math.max(...axis(index))
  return { low: [low(0), low(1), low(2)], high: [high(0), high(1), high(2)] }
}
