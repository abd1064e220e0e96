import { expect, test } from 'vitest'
import { databaseMemory } from './start-database.ts'

const GIGABYTE = 2 ** 30

test.each([
  [1, '128MB', '512MB'],
  [8, '512MB', '4096MB'],
  [24, '1536MB', '12288MB'],
  [512, '2048MB', '262144MB'],
])('of %d GB', (gigabytes, own, cached) => {
  expect(databaseMemory(gigabytes * GIGABYTE)).toEqual({ shared_buffers: own, effective_cache_size: cached })
})
