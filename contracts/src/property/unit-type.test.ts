import { expect, test } from 'vitest'
import { applicableUnitType, defaultUnitType, unitTypeLabel, unitTypesFor } from './unit-type.ts'
import {
  BUILDING,
  COMMERCIAL,
  CONDOMINIUM,
  HOUSE_AND_LOT,
  LOT_ONLY,
  PROPERTY_SUBTYPES,
  PROPERTY_TYPES,
  RESIDENTIAL,
} from './property-type.ts'

test('The House and lot list is 0 to 4 with default 0', () => {
  expect(unitTypesFor(RESIDENTIAL, HOUSE_AND_LOT)).toEqual([0, 1, 2, 3, 4])
  expect(defaultUnitType(RESIDENTIAL, HOUSE_AND_LOT)).toBe(0)
})

test('The Condominium list is 5 to 11 with default 5', () => {
  expect(unitTypesFor(RESIDENTIAL, CONDOMINIUM)).toEqual([5, 6, 7, 8, 9, 10, 11])
  expect(defaultUnitType(RESIDENTIAL, CONDOMINIUM)).toBe(5)
})

test('Unit types appear only for Residential with House and lot or Condominium; otherwise the value is -1', () => {
  for (const type of PROPERTY_TYPES.keys()) {
    for (const subtype of PROPERTY_SUBTYPES.keys()) {
      if (type === RESIDENTIAL && (subtype === HOUSE_AND_LOT || subtype === CONDOMINIUM)) continue
      expect(unitTypesFor(type, subtype)).toEqual([])
      expect(defaultUnitType(type, subtype)).toBe(-1)
    }
  }
})

test('Lot Only or non-residential clears the unit type', () => {
  expect(applicableUnitType(RESIDENTIAL, LOT_ONLY, 3)).toBeNull()
  expect(applicableUnitType(COMMERCIAL, BUILDING, 3)).toBeNull()
  expect(applicableUnitType(RESIDENTIAL, HOUSE_AND_LOT, -1)).toBeNull()
  expect(applicableUnitType(RESIDENTIAL, HOUSE_AND_LOT, 3)).toBe(3)
})

test('reads show the label, and nothing where there is no unit type', () => {
  expect(unitTypeLabel(7)).toBe('Two-bedroom')
  expect(unitTypeLabel(-1)).toBeNull()
  expect(unitTypeLabel(null)).toBeNull()
  expect(() => unitTypeLabel(12)).toThrow(RangeError)
})
