import { expect, test } from 'vitest'
import { availabilityLabel } from './availability-label.ts'
import { publicAvailabilityLabel } from './public-availability-label.ts'

test('a project listing shows its own availability value', () => {
  expect(availabilityLabel(0, 0)).toBe('Available')
  expect(availabilityLabel(0, 1)).toBe('Sold-out')
})

test("A brokerage listing shows 'Available' or otherwise 'Sold'", () => {
  expect(availabilityLabel(1, 0)).toBe('Available')
  expect(availabilityLabel(1, 1)).toBe('Sold')
})

test('a rental that is gone reads Leased in public, Sold to staff (decision 26)', () => {
  expect(publicAvailabilityLabel({ listingType: 1, status: 1, availability: 1 })).toBe('Leased')
  expect(publicAvailabilityLabel({ listingType: 1, status: 1, availability: 0 })).toBe('Available')
  expect(publicAvailabilityLabel({ listingType: 1, status: 0, availability: 1 })).toBe('Sold')
  // Status 1 of a project listing is Ready for occupancy, no rent.
  expect(publicAvailabilityLabel({ listingType: 0, status: 1, availability: 1 })).toBe('Sold-out')
})
