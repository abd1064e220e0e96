import { expect, test } from 'vitest'
import { CONDOMINIUM, HOTEL, HOUSE_AND_LOT, LOT_ONLY } from '../property/property-type.ts'
import { STUDIO, TWO_BEDROOM } from '../property/unit-type.ts'
import { isPlaceholderLts, listingWarnings, normaliseRooms, type Rooms } from './listing-rules.ts'
import { BROKERAGE_LISTING, PROJECT_LISTING } from './listing-type.ts'

test.each(['TBA', 'T.B.A.', 'N/A', 'pending', ' n.a. ', 'To Follow', '—', ''])('%j is a placeholder', (text) => {
  expect(isPlaceholderLts(text)).toBe(true)
})

test.each(['LTS No. 034567', '0001234', 'DHSUD-NCR-2024-0117', 'LS-TBA-1'])('%j is a number', (text) => {
  expect(isPlaceholderLts(text)).toBe(false)
})

const listing = {
  listingType: PROJECT_LISTING,
  isPublished: true,
  minPriceCentavos: 200_000_000,
  maxPriceCentavos: 300_000_000,
  unitType: 7,
  dhsudLts: null,
}
const project = { dhsudLts: 'LTS 0034567', unitTypes: [6, 7] }

const codes = (...args: Parameters<typeof listingWarnings>) => listingWarnings(...args).map((warning) => warning.code)

test('a sound listing has none', () => {
  expect(codes(listing, project)).toEqual([])
})

test('the price that a form starts with, once it is published', () => {
  const untouched = { ...listing, minPriceCentavos: 1_000_000, maxPriceCentavos: 2_000_000 }
  expect(codes(untouched, project)).toEqual(['default_price'])
  expect(codes({ ...untouched, isPublished: false }, project)).toEqual([])
})

test('a stand-in for the licence, the listing’s own before the project’s', () => {
  expect(codes({ ...listing, dhsudLts: 'TBA' }, project)).toEqual(['placeholder_lts'])
  expect(codes(listing, { ...project, dhsudLts: 'N/A' })).toEqual(['placeholder_lts'])
  expect(codes({ ...listing, dhsudLts: 'LTS 1' }, { ...project, dhsudLts: 'N/A' })).toEqual([])
})

test('a unit type that the project does not offer any more', () => {
  expect(listingWarnings(listing, { ...project, unitTypes: [6] })).toEqual([
    {
      code: 'unit_type_not_offered',
      field: 'property_unit_type',
      message: 'The project does not offer Two-bedroom. Choose another unit type.',
    },
  ])
  expect(codes({ ...listing, listingType: BROKERAGE_LISTING }, null)).toEqual([])
})

const rooms: Rooms = { bedroom: 4, bathroom: 3, carpark: 1, floorAreaSqm: 120.5, parking: false }

test('Lot Only zeroes bedroom, bathroom and floor area', () => {
  expect(normaliseRooms({ propertySubtype: LOT_ONLY, unitType: null }, rooms)).toEqual({
    bedroom: 0,
    bathroom: 0,
    carpark: 0,
    floorAreaSqm: 0,
    parking: false,
  })
})

test('the unit type fixes the bedrooms, and nothing else', () => {
  const stored = normaliseRooms({ propertySubtype: CONDOMINIUM, unitType: TWO_BEDROOM }, rooms)
  expect(stored).toEqual({ ...rooms, bedroom: 2, parking: true })
  expect(normaliseRooms({ propertySubtype: CONDOMINIUM, unitType: STUDIO }, rooms).bedroom).toBe(0)
})

test('a hotel keeps its real numbers, though the form would zero them (decision 56)', () => {
  expect(normaliseRooms({ propertySubtype: HOTEL, unitType: null }, { ...rooms, bedroom: 40 })).toMatchObject({
    bedroom: 40,
    floorAreaSqm: 120.5,
  })
})

test('carpark > 0 implies parking; what is unknown stays unknown', () => {
  const house = { propertySubtype: HOUSE_AND_LOT, unitType: 0 }
  expect(normaliseRooms(house, { ...rooms, carpark: 2 }).parking).toBe(true)
  const unknown: Rooms = { bedroom: null, bathroom: null, carpark: null, floorAreaSqm: null, parking: false }
  expect(normaliseRooms(house, unknown)).toEqual(unknown)
})
