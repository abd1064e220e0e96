import { expect, test } from 'vitest'
import { statusChart } from './chart-data.ts'

test('listings of one status are one bar, those that are gone apart', () => {
  const { rows } = statusChart({
    total: 10,
    drafts: 0,
    by_type: [],
    by_status: [
      { type: 1, property_status: 'For Sale', availability: 'Available', count: 5 },
      { type: 0, property_status: 'Pre-selling', availability: 'Sold-out', count: 3 },
      { type: 1, property_status: 'For Sale', availability: 'Sold', count: 2 },
    ],
  })
  expect(rows).toEqual([
    { name: 'For Sale', values: [5, 2] },
    { name: 'Pre-selling', values: [0, 3] },
  ])
})
