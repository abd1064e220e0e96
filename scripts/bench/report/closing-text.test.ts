import { expect, test } from 'vitest'
import { BenchRun } from '../bench-run.ts'
import { readBenchOptions } from '../read-bench-options.ts'
import { closingText } from './closing-text.ts'
import { outcomeOf } from './outcome.fixture.ts'

function shortRun(): BenchRun {
  const options = readBenchOptions(['--short'], '/data')
  if (typeof options === 'string') throw new Error(options)
  return new BenchRun(options)
}

test('a ratio below its floor passes, one below a third of it does not', () => {
  const run = shortRun()
  run.keep(outcomeOf({ name: 'detail', ratio: 0.2, best: 0.3, floor: 0.8 }))
  expect(closingText(run)).toBe('1 passed, 0 failed')
  run.keep(outcomeOf({ name: 'browse', best: 0.12, floor: 0.5 }))
  expect(closingText(run)).toBe(
    'FAILED browse: 0.120 at best, far below 0.50 (npm run bench -- --short)\n1 passed, 1 failed',
  )
})

test('a group that broke off counts, a case that was skipped does not', () => {
  const run = shortRun()
  run.break('search', new Error('There are no listings.'))
  run.skip('relay', 'KAFKA_BROKERS is not set.')
  expect(closingText(run)).toBe(
    'FAILED search: There are no listings. (npm run bench -- --short)\n0 passed, 1 failed, 1 skipped',
  )
})

test('what would be lost is measured once more, and the better one counts', async () => {
  const run = shortRun()
  const ratios = [0.1, 0.4, 0.9]
  await run.keepBetter(async () => outcomeOf({ name: 'unlucky', best: ratios.shift() ?? 0, floor: 0.5 }))
  expect(run.outcomes.map(({ best }) => best)).toEqual([0.4])
  await run.keepBetter(async () => outcomeOf({ name: 'lucky', best: ratios.shift() ?? 0, floor: 0.5 }))
  expect(run.outcomes.map(({ best }) => best)).toEqual([0.4, 0.9])
  expect(ratios).toEqual([])
})
