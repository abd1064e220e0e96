import { expect, test } from 'vitest'
import { bedroomRule, dropInapplicableFields, hasAmenities, hasFinancing } from './property-rules.ts'
import {
  AGRICULTURAL,
  COMMERCIAL,
  CONDOMINIUM,
  HOTEL,
  HOUSE_AND_LOT,
  LOT_ONLY,
  MEMORIAL,
  PROPERTY_TYPES,
  RESIDENTIAL,
} from './property-type.ts'
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

const payload = (property_type: number, property_subtype: number) => ({
  name: 'Villa Amihan',
  property_type,
  property_subtype,
  property_unit_type: [0],
  financing_option: [0],
  reservation_fee: 20000,
  amenities: [1, 2],
})

test('Amenities appear only for Residential and Memorial', () => {
  expect([...PROPERTY_TYPES.keys()].filter(hasAmenities)).toEqual([RESIDENTIAL, MEMORIAL])
})

test('Financing options appear only for Residential', () => {
  expect([...PROPERTY_TYPES.keys()].filter(hasFinancing)).toEqual([RESIDENTIAL])
})

test('everything of a house stays', () => {
  expect(dropInapplicableFields(payload(RESIDENTIAL, HOUSE_AND_LOT))).toEqual(payload(RESIDENTIAL, HOUSE_AND_LOT))
})

test('unit type, financing and reservation fee if not Residential; amenities if not Residential or Memorial', () => {
  const bare = { name: 'Villa Amihan', property_type: COMMERCIAL, property_subtype: HOTEL }
  expect(dropInapplicableFields(payload(COMMERCIAL, HOTEL))).toEqual(bare)
  expect(dropInapplicableFields(payload(MEMORIAL, LOT_ONLY))).toEqual({
    name: 'Villa Amihan',
    property_type: MEMORIAL,
    property_subtype: LOT_ONLY,
    amenities: [1, 2],
  })
})

test('unit type if the subtype is Lot Only', () => {
  const { property_unit_type: _dropped, ...rest } = payload(RESIDENTIAL, LOT_ONLY)
  expect(dropInapplicableFields(payload(RESIDENTIAL, LOT_ONLY))).toEqual(rest)
})

test('the payload itself is left alone', () => {
  const sent = payload(AGRICULTURAL, LOT_ONLY)
  dropInapplicableFields(sent)
  expect(sent).toEqual(payload(AGRICULTURAL, LOT_ONLY))
})
