import { expect, test } from 'vitest'
import { availabilityLabel, propertyStatusOf, publicAvailabilityLabel, statusLabel } from './property-status.ts'

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

const house = { property_type: 'Residential', property_subtype: 'House and lot' }
const label = (
  property_status: string,
  property: { property_type: string | null; property_subtype: string | null } = house,
) => statusLabel({ property_status, ...property })

test('Property status is shown with the first letter upper and the rest lower', () => {
  expect(label('For Sale')).toBe('For sale')
  expect(label('For Rent')).toBe('For rent')
  expect(label('Pre-selling')).toBe('Pre-selling')
  expect(label('FOR LEASE')).toBe('For lease')
})

test("'Ready for occupancy' displays as 'Ready-for-occupancy' on cards", () => {
  expect(label('Ready for occupancy')).toBe('Ready-for-occupancy')
  expect(label('Ready for occupancy', { property_type: null, property_subtype: null })).toBe('Ready-for-occupancy')
})

test("and as 'Ready-to-use' for memorial or lot-only items", () => {
  const memorial = { property_type: 'Memorial', property_subtype: null }
  const lot = { property_type: 'Residential', property_subtype: 'Lot Only' }
  expect(label('Ready for occupancy', memorial)).toBe('Ready-to-use')
  expect(label('Ready for occupancy', lot)).toBe('Ready-to-use')
  expect(label('Pre-selling', lot)).toBe('Pre-selling')
})

test('answers carry the status of the listing kind', () => {
  expect([propertyStatusOf(0, 0), propertyStatusOf(0, 1)]).toEqual(['Pre-selling', 'Ready for occupancy'])
  expect([propertyStatusOf(1, 0), propertyStatusOf(1, 1)]).toEqual(['For Sale', 'For Rent'])
  expect(() => propertyStatusOf(1, 2)).toThrow('Code 2 is none of For Sale, For Rent')
})
