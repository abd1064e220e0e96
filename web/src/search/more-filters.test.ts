import { expect, test } from 'vitest'
import { withCounts } from './more-filters.tsx'

const options = [
  { value: '', label: 'Any' },
  { value: 'Pre-selling', label: 'Pre-selling' },
  { value: 'ready', label: 'Ready' },
]

test('says how many each choice would leave, where it is known', () => {
  const facet = [
    { value: 'Pre-selling', label: 'Pre-selling', count: 12, count_exact: true },
    { value: 'ready', label: 'Ready', count: 1_000, count_exact: false },
  ]
  expect(withCounts(options, facet).map(({ label }) => label)).toEqual(['Any', 'Pre-selling (12)', 'Ready (1,000+)'])
})

test('says no number where it may be any', () => {
  const facet = [
    { value: 'Pre-selling', label: 'Pre-selling', count: 0, count_exact: true },
    { value: 'ready', label: 'Ready', count: 0, count_exact: false },
  ]
  expect(withCounts(options, facet).map(({ label }) => label)).toEqual(['Any', 'Pre-selling (0)', 'Ready'])
})

test('as they are while it is not known', () => {
  expect(withCounts(options, undefined)).toEqual(options)
})
