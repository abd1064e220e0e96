import { expect, test } from 'vitest'
import { createFace } from './face.ts'
import { shadowsOn } from './shadows-on.ts'
import { vector, type Vector } from './vector.ts'

const square = (half: number, height: number): Vector[] => [
  [-half, height, -half],
  [half, height, -half],
  [half, height, half],
  [-half, height, half],
]
const FLOOR = createFace(square(10, 0), [0, -1, 0], { color: '#ffffff' })

test('straight from above a shadow is as large as what casts it', () => {
  const [shadow = []] = shadowsOn(FLOOR, [square(1, 3)], [0, 1, 0])
  expect(shadow).toHaveLength(4)
  for (const [x, y, z] of shadow) expect([Math.abs(x), y, Math.abs(z)]).toEqual([1, 0, 1])
})

test('a low sun throws it far', () => {
  const [shadow = []] = shadowsOn(FLOOR, [square(1, 3)], vector.unit([-1, 1, 0]))
  expect(vector.middle(shadow)[0]).toBeCloseTo(3)
})

test('it ends where the face ends', () => {
  const [shadow = []] = shadowsOn(FLOOR, [square(50, 3)], [0, 1, 0])
  expect(Math.max(...shadow.map(([x]) => x))).toBeCloseTo(10)
})

test('nothing falls on a face that looks away from the sun, from below it, or beside it', () => {
  expect(shadowsOn(FLOOR, [square(1, 3)], [0, -1, 0])).toEqual([])
  expect(shadowsOn(FLOOR, [square(1, -3)], [0, 1, 0])).toEqual([])
  expect(shadowsOn(FLOOR, [square(1, 30)], vector.unit([-1, 1, 0]))).toEqual([])
})
