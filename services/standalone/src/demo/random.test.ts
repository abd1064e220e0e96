import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const draw = (random: ReturnType<typeof createRandom>, count: number) =>
  Array.from({ length: count }, () => random.next())

test('the same seeds give the same stream, other seeds another', () => {
  expect(draw(createRandom(1, 2), 5)).toEqual(draw(createRandom(1, 2), 5))
  expect(draw(createRandom(1, 2), 5)).not.toEqual(draw(createRandom(2, 1), 5))
})

test('neighbouring seeds start far apart', () => {
  const firsts = Array.from({ length: 10_000 }, (_item, index) => createRandom(7, index).next())
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share = firsts.filter((value) => value >= tenth / 10 && value < (tenth + 1) / 10).length / firsts.length
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.12)
  }
})

test('whole numbers reach both ends and stay inside', () => {
  const random = createRandom(3)
  const drawn = new Set(Array.from({ length: 1000 }, () => random.int(2, 5)))
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5])
})

test('some of a list are different, in its order, and as many as asked', () => {
  const letters = 'abcdefgh'.split('')
  for (let seed = 0; seed < 100; seed += 1) {
    const some = createRandom(seed).pickSome(letters, 3)
    expect(some).toHaveLength(3)
    expect([...new Set(some)].toSorted((a, b) => a.localeCompare(b))).toEqual(some)
  }
  expect(createRandom(1).pickSome(letters, 20)).toEqual(letters)
})

test('nothing can be picked from an empty list', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError)
})
