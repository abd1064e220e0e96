import { expect, test } from 'vitest'
import { bucketsWithin } from './buckets-within.ts'

test.each([
  ['no range is any price', undefined, false, [0], true],
  ['a bucket', { minPesos: 2_000_000, maxPesos: 4_000_000 }, false, [2], true],
  ['the open ones', { minPesos: 20_000_000, maxPesos: null }, false, [6], true],
  ['several buckets', { minPesos: null, maxPesos: 8_000_000 }, false, [1, 2, 3], true],
  ['a part of one', { minPesos: 2_500_000, maxPesos: 2_600_000 }, false, [2], false],
  ['across an edge', { minPesos: 3_999_999, maxPesos: 4_000_001 }, false, [2, 3], false],
  ['a rent', { minPesos: 10_000, maxPesos: 20_000 }, true, [2], true],
  ['a sale bucket among rents', { minPesos: 2_000_000, maxPesos: 4_000_000 }, true, [6], false],
])('%s', (_case, range, forRent, buckets, exact) => {
  expect(bucketsWithin(range, forRent)).toEqual({ buckets, exact })
})
