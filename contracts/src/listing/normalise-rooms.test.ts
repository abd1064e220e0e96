import { expect, test } from 'vitest'
import { CONDOMINIUM, HOTEL, HOUSE_AND_LOT, LOT_ONLY } from '../property/property-subtype.ts'
import { STUDIO, TWO_BEDROOM } from '../property/unit-type.ts'
import { normaliseRooms, type Rooms } from './normalise-rooms.ts'

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
