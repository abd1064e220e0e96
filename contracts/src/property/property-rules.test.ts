import { expect, test } from 'vitest'
import { bedroomRule, hasAmenities, hasFinancing } from './property-rules.ts'
import { CONDOMINIUM, HOUSE_AND_LOT, LOT_ONLY, MEMORIAL, PROPERTY_TYPES, RESIDENTIAL } from './property-type.ts'
import { ONE_BEDROOM, STUDIO, THREE_BEDROOM, TWO_BEDROOM } from './unit-type.ts'

test.each([
  [ONE_BEDROOM, 1],
  [TWO_BEDROOM, 2],
  [THREE_BEDROOM, 3],
])('One-, Two- and Three-bedroom fix bedrooms to 1, 2 and 3 and lock the field: %i', (unitType, bedroom) => {
  expect(bedroomRule(CONDOMINIUM, unitType)).toEqual({ bedroom, locked: true, hidden: false })
})

test('Studio sets bedroom 0, locks and hides it', () => {
  expect(bedroomRule(CONDOMINIUM, STUDIO)).toEqual({ bedroom: 0, locked: true, hidden: true })
})

test('Lot Only zeroes bedroom, whatever unit type was left behind', () => {
  expect(bedroomRule(LOT_ONLY, TWO_BEDROOM)).toMatchObject({ bedroom: 0, locked: true })
  expect(bedroomRule(LOT_ONLY, null)).toMatchObject({ bedroom: 0, locked: true })
})

test.each([-1, 0, 3, 9, 10, 11, null])('any number may be typed for unit type %s', (unitType) => {
  expect(bedroomRule(HOUSE_AND_LOT, unitType)).toEqual({ bedroom: null, locked: false, hidden: false })
})

test('Amenities appear only for Residential and Memorial', () => {
  expect([...PROPERTY_TYPES.keys()].filter(hasAmenities)).toEqual([RESIDENTIAL, MEMORIAL])
})

test('Financing options appear only for Residential', () => {
  expect([...PROPERTY_TYPES.keys()].filter(hasFinancing)).toEqual([RESIDENTIAL])
})
