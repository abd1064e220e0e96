import { expect, test } from 'vitest'
import { requestIdsOf } from './request-ids-of.ts'

test('names each request once, and not all of a burst', () => {
  const row = (correlationId: string) => ({ headers: { correlationId } })
  expect(requestIdsOf([row('a'), { headers: {} }, row('b'), row('a')])).toEqual(['a', 'b'])
  expect(requestIdsOf(Array.from({ length: 500 }, (_, index) => row(String(index))))).toHaveLength(20)
})
