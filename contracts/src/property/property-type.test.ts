import { expect, test } from 'vitest'
import {
  defaultSubtype,
  PROPERTY_SUBTYPES,
  PROPERTY_TYPES,
  subtypeAfterTypeChange,
  subtypesForType,
} from './property-type.ts'

type PropertyTypeLabel = (typeof PROPERTY_TYPES)[number]

const code = (label: PropertyTypeLabel) => PROPERTY_TYPES.indexOf(label)
const offered = (label: PropertyTypeLabel) => subtypesForType(code(label)).map((subtype) => PROPERTY_SUBTYPES[subtype])
const preset = (label: PropertyTypeLabel) => PROPERTY_SUBTYPES[defaultSubtype(code(label))]

test('Residential offers subtypes House and lot (default), Condominium and Lot Only', () => {
  expect(offered('Residential')).toEqual(['House and lot', 'Condominium', 'Lot Only'])
  expect(preset('Residential')).toBe('House and lot')
})

test('Commercial offers Building, Hotel, Resort and Lot Only, defaulting to Lot Only', () => {
  expect(offered('Commercial')).toEqual(['Building', 'Hotel', 'Resort', 'Lot Only'])
  expect(preset('Commercial')).toBe('Lot Only')
})

test.each(['Agricultural', 'Industrial', 'Memorial', 'Special properties'] as const)(
  'Other types offer only Lot Only: %s',
  (label) => {
    expect(offered(label)).toEqual(['Lot Only'])
    expect(preset(label)).toBe('Lot Only')
  },
)

test('Choosing a property type resets the subtype choices', () => {
  const after = (type: PropertyTypeLabel, subtype: (typeof PROPERTY_SUBTYPES)[number]) =>
    PROPERTY_SUBTYPES[subtypeAfterTypeChange(code(type), PROPERTY_SUBTYPES.indexOf(subtype))]
  expect(after('Residential', 'Lot Only')).toBe('House and lot')
  expect(after('Commercial', 'Condominium')).toBe('Lot Only')
  expect(after('Commercial', 'Hotel')).toBe('Hotel')
  expect(after('Memorial', 'Hotel')).toBe('Lot Only')
})
