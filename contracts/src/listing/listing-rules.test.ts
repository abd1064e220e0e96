import { expect, test } from 'vitest'
import { BUILDING, CONDOMINIUM, HOTEL, HOUSE_AND_LOT, LOT_ONLY } from '../property/property-type.ts'
import { STUDIO, TWO_BEDROOM } from '../property/unit-type.ts'
import {
  isPlaceholderLts,
  type ListingFormChoices,
  listingFormLocks,
  listingWarnings,
  locationFromProject,
  normaliseRooms,
  type Rooms,
} from './listing-rules.ts'
import { BROKERAGE_LISTING, PROJECT_LISTING } from './listing-type.ts'

test.each(['TBA', 'T.B.A.', 'N/A', 'pending', ' n.a. ', 'To Follow', '—', ''])('%j is a placeholder', (text) => {
  expect(isPlaceholderLts(text)).toBe(true)
})

test.each(['LTS No. 034567', '0001234', 'DHSUD-NCR-2024-0117', 'LS-TBA-1'])('%j is a number', (text) => {
  expect(isPlaceholderLts(text)).toBe(false)
})

function choices(overrides: Partial<ListingFormChoices> = {}): ListingFormChoices {
  return { listingType: BROKERAGE_LISTING, propertySubtype: HOUSE_AND_LOT, unitType: 0, project: null, ...overrides }
}

test('nothing is locked on a brokerage house', () => {
  expect(listingFormLocks(choices())).toEqual({
    propertyType: false,
    propertySubtype: false,
    bedroom: { bedroom: null, locked: false, hidden: false },
    bathroom: false,
    floorArea: false,
    carpark: false,
  })
})

test('Choosing a project locks property type and subtype', () => {
  const locks = listingFormLocks(choices({ project: { unitTypes: [0, 3] } }))
  expect(locks).toMatchObject({ propertyType: true, propertySubtype: true, bathroom: false, carpark: false })
})

test('A project with no unit types zeroes and disables floor area, bedroom, bathroom and car park', () => {
  const project = { unitTypes: [] }
  for (const propertySubtype of [LOT_ONLY, BUILDING]) {
    expect(listingFormLocks(choices({ listingType: PROJECT_LISTING, propertySubtype, project }))).toMatchObject({
      bedroom: { bedroom: 0, locked: true },
      bathroom: true,
      floorArea: true,
      carpark: true,
    })
  }
})

test('a brokerage Lot Only zeroes and disables floor area, bedroom, bathroom and car park', () => {
  expect(listingFormLocks(choices({ propertySubtype: LOT_ONLY, unitType: -1 }))).toMatchObject({
    bedroom: { bedroom: 0, locked: true },
    bathroom: true,
    floorArea: true,
    carpark: true,
  })
})

test('the unit type decides on the bedroom', () => {
  const locks = (unitType: number) => listingFormLocks(choices({ propertySubtype: CONDOMINIUM, unitType }))
  expect(locks(TWO_BEDROOM).bedroom).toEqual({ bedroom: 2, locked: true, hidden: false })
  expect(locks(STUDIO).bedroom.hidden).toBe(true)
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

test('Choosing a project fills location from the project', () => {
  expect(locationFromProject({ location: 'Dasmariñas, Cavite' })).toEqual({
    location: 'Dasmariñas, Cavite',
    message: null,
  })
})

test('or shows "The project doesn\'t have location"', () => {
  expect(locationFromProject({ location: ' ' })).toEqual({
    location: '',
    message: "The project doesn't have location",
  })
})

test('Clearing the project clears the location', () => {
  expect(locationFromProject(null)).toEqual({ location: '', message: null })
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
