import { expect, test } from 'vitest'
import { defaultSubtype } from '../property/default-subtype.ts'
import { defaultUnitType } from '../property/default-unit-type.ts'
import { NEW_PROJECT_DEFAULTS } from './new-project-defaults.ts'

test('Add defaults: property_type 0, subtype 1, unit type [0], financing [0]', () => {
  expect(NEW_PROJECT_DEFAULTS).toEqual({
    property_type: 0,
    property_subtype: 1,
    property_unit_type: [0],
    financing_option: [0],
  })
})

test('which are what the form dependencies start with', () => {
  const { property_type, property_subtype, property_unit_type } = NEW_PROJECT_DEFAULTS
  expect(defaultSubtype(property_type)).toBe(property_subtype)
  expect([defaultUnitType(property_type, property_subtype)]).toEqual(property_unit_type)
})
