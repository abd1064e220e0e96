import { expect, test } from 'vitest'
import { BENCH_GROUPS } from './bench-groups.ts'
import { type BenchOptions, readBenchOptions } from './read-bench-options.ts'

function read(...args: string[]): BenchOptions {
  const options = readBenchOptions(args, '/data')
  if (typeof options === 'string') throw new Error(options)
  return options
}

test('everything over 100,000 listings, and nothing fails', () => {
  expect(read()).toEqual({
    groups: BENCH_GROUPS,
    names: [],
    listings: 100_000,
    rounds: 5,
    roundMs: 3_000,
    file: '/data/bench.json',
    tolerated: 0,
    writes: false,
  })
})

test('a group, and a part of the names of its cases', () => {
  expect(read('search', 'typo', '--listings', '1000')).toMatchObject({
    groups: ['search'],
    names: ['typo'],
    listings: 1_000,
  })
  expect(read('six words').groups).toEqual(BENCH_GROUPS)
})

test('the short form is small, and fails at a third of a floor', () => {
  expect(read('--short')).toMatchObject({ groups: ['detail', 'browse', 'search'], listings: 10_000, tolerated: 1 / 3 })
  expect(read('--short', '--rounds', '9').rounds).toBe(9)
})

test.each([['--rounds', 'x'], ['--listings', '0'], ['--seconds=-1'], ['--fast']])('%s is refused', (...args) => {
  expect(readBenchOptions(args, '/data')).toContain('Usage:')
})
