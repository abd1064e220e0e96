import { expect, test } from 'vitest'
import { createRandom } from '../demo/random.ts'
import { paintOrder } from './paint-order.ts'
import type { Piece } from './piece.ts'
import type { Vector } from './vector.ts'

const piece = (low: Vector, high: Vector): Piece => ({ bounds: { low, high }, casters: [], paint: () => {} })
const EYE: Vector = [0, 1.7, -20]

test('what lies behind is painted first', () => {
  const near = piece([-1, 0, 0], [1, 3, 2])
  const far = piece([-1, 0, 5], [1, 3, 7])
  expect(paintOrder([near, far], EYE)).toEqual([far, near])
})

test('a long wall comes before the small box in front of it, however near its middle', () => {
  const wall = piece([-40, 0, 4], [6, 3, 4.2])
  const box = piece([-38, 0, 2], [-36, 3, 3.9])
  expect(paintOrder([box, wall], EYE)).toEqual([wall, box])
})

test('a roof seen from below is painted before the wall that it rests on, and after it from above', () => {
  const wall = piece([0, 0, 0], [8, 3, 8])
  const roof = piece([-1, 3, -1], [9, 5, 9])
  expect(paintOrder([wall, roof], EYE)).toEqual([roof, wall])
  expect(paintOrder([wall, roof], [0, 30, -20])).toEqual([wall, roof])
})

test('nothing is lost or doubled, whatever stands where', () => {
  const random = createRandom(5)
  const pieces = Array.from({ length: 60 }, () => {
    const at: Vector = [random.int(-20, 20), 0, random.int(-10, 30)]
    return piece(at, [at[0] + random.int(1, 6), random.int(1, 9), at[2] + random.int(1, 6)])
  })
  expect(new Set(paintOrder(pieces, EYE))).toEqual(new Set(pieces))
})
