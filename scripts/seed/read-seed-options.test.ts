import { expect, test } from 'vitest'
import { readSeedOptions } from './read-seed-options.ts'

test('the small demo is what it loads unless told', () => {
  expect(readSeedOptions([])).toEqual({ listings: 600, inBulk: false, isDecided: false })
})

test('above 2,000 listings it goes in bulk', () => {
  expect(readSeedOptions(['--listings', '2000'])).toMatchObject({ listings: 2000, inBulk: false })
  expect(readSeedOptions(['--listings=100000', '--yes'])).toEqual({ listings: 100_000, inBulk: true, isDecided: true })
})

test.each(['0', '-5', '1.5', '1e6', 'many', '99999999', ''])('--listings=%s is refused with the range', (count) => {
  expect(() => readSeedOptions([`--listings=${count}`])).toThrow(
    /^--listings takes a whole number from 1 to 5000000, not "/,
  )
})

test.each([['--lisitngs', '5'], ['100000'], ['--listings']])('%j is refused in one line', (...args) => {
  expect(() => readSeedOptions(args)).toThrow(/^[^\n]+\. What it takes: npm run seed -- --help$/)
})
