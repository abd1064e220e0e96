import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bisect } from './record-batch.ts'

/** Work that fails for good when it meets one of `poison`, before it does anything. */
function recorder(poison: ReadonlySet<number>) {
  const done: number[] = []
  const aside: number[] = []
  return {
    done,
    aside,
    work: async (items: readonly number[]) => {
      if (items.some((item) => poison.has(item))) throw new RangeError('poison')
      done.push(...items)
    },
    setAside: async (item: number) => void aside.push(item),
  }
}

test('every culprit is set aside, everything else is done once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(), { maxLength: 60 }), fc.array(fc.boolean()), async (items, flags) => {
      const poison = new Set(items.filter((_, index) => flags[index]))
      const { done, aside, work, setAside } = recorder(poison)
      await bisect(items, work, setAside)
      expect(done).toEqual(items.filter((item) => !poison.has(item)))
      expect(aside).toEqual(items.filter((item) => poison.has(item)))
    }),
  )
})

test('a transient failure is passed on at once', async () => {
  const { aside, setAside } = recorder(new Set())
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  await expect(bisect([1, 2], () => Promise.reject(away), setAside)).rejects.toBe(away)
  expect(aside).toEqual([])
})
