import { expect, test } from 'vitest'
import { readTogether } from './read-together.ts'

/** A read that answers when it is told to. */
function heldRead() {
  const reads: { readonly keys: readonly number[]; answer(): void; fail(error: Error): void }[] = []
  const read = (keys: readonly number[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      reads.push({ keys, answer: () => resolve(keys.map((key) => `value ${key}`)), fail: reject })
    })
  return { reads, read }
}

test('who comes while a read is under way shares the next one, and never gets what was read before', async () => {
  const { reads, read } = heldRead()
  const ask = readTogether(read)
  const first = ask(1)
  const others = [ask(2), ask(1), ask(3)]
  expect(reads.map(({ keys }) => keys)).toEqual([[1]])
  reads[0]?.answer()
  expect(await first).toBe('value 1')
  await expect.poll(() => reads.map(({ keys }) => keys)).toEqual([[1], [2, 1, 3]])
  reads[1]?.answer()
  expect(await Promise.all(others)).toEqual(['value 2', 'value 1', 'value 3'])
})

test('a read that fails fails for those who shared it, and nobody else', async () => {
  const { reads, read } = heldRead()
  const ask = readTogether(read)
  const [lost, kept] = [ask(1), ask(2)]
  reads[0]?.fail(new Error('away'))
  await expect(lost).rejects.toThrow('away')
  await expect.poll(() => reads).toHaveLength(2)
  reads[1]?.answer()
  expect(await kept).toBe('value 2')
})

test('goes on after a pause, so many keys at a time', async () => {
  const ask = readTogether(async (keys: readonly number[]) => keys.map(() => keys.length), 2)
  expect(await Promise.all([ask(1), ask(2), ask(3), ask(4)])).toEqual([1, 2, 2, 1])
  expect(await ask(5)).toBe(1)
})
