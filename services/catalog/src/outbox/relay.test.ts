import { expect, test, vi } from 'vitest'
import { Deletions, requestIdsOf } from './relay.ts'

test('names each request once, and not all of a burst', () => {
  const row = (correlationId: string) => ({ headers: { correlationId } })
  expect(requestIdsOf([row('a'), { headers: {} }, row('b'), row('a')])).toEqual(['a', 'b'])
  expect(requestIdsOf(Array.from({ length: 500 }, (_, index) => row(String(index))))).toHaveLength(20)
})

test('deletes one batch at a time', async () => {
  const started: string[] = []
  const finish: (() => void)[] = []
  const deletions = new Deletions<string>((rows) => {
    started.push(...rows)
    return new Promise((resolve) => finish.push(resolve))
  })
  await deletions.begin(['a', 'b'])
  const next = deletions.begin(['c'])
  await Promise.resolve()
  expect(started).toEqual(['a', 'b'])
  finish[0]?.()
  await next
  expect(started).toEqual(['a', 'b', 'c'])
  finish[1]?.()
  await deletions.ended()
})

test('says once what has gone wrong, and leaves the next batch alone', async () => {
  const deleteAll = vi.fn().mockRejectedValueOnce(new Error('The database is away.')).mockResolvedValue(undefined)
  const deletions = new Deletions<string>(deleteAll)
  await deletions.begin(['a'])
  await expect(deletions.begin(['b'])).rejects.toThrow('away')
  expect(deleteAll.mock.calls).toEqual([[['a']]])
  await deletions.begin(['a'])
  await deletions.ended()
  expect(deleteAll.mock.calls).toEqual([[['a']], [['a']]])
})
