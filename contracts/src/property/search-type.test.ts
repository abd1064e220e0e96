import { expect, test } from 'vitest'
import { matchesSearchType, SEARCH_TYPES, type SearchType } from './search-type.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES, subtypesForType } from './property-type.ts'

/** The pairs that forms can produce, as text. */
function found(searchType: SearchType): string[] {
  return PROPERTY_TYPES.flatMap((type, code) =>
    subtypesForType(code)
      .filter((subtype) => matchesSearchType(searchType, code, subtype))
      .map((subtype) => `${type}, ${PROPERTY_SUBTYPES[subtype]}`),
  )
}

test('Search type filter: Any, House, Land, Condominium, Commercial', () => {
  expect(SEARCH_TYPES).toEqual(['Any', 'House', 'Land', 'Condominium', 'Commercial'])
  expect(found('Any')).toHaveLength(PROPERTY_TYPES.flatMap((_type, code) => subtypesForType(code)).length)
})

test('House is Residential and House and lot; Condominium is subtype 2 (decision 19)', () => {
  expect(found('House')).toEqual(['Residential, House and lot'])
  expect(found('Condominium')).toEqual(['Residential, Condominium'])
})

test('Land is Lot Only except Memorial (decisions 19, 20)', () => {
  expect(found('Land')).toEqual([
    'Residential, Lot Only',
    'Commercial, Lot Only',
    'Agricultural, Lot Only',
    'Industrial, Lot Only',
    'Special properties, Lot Only',
  ])
})

test('Commercial is property type 1, any subtype; commercial lots match Land and Commercial', () => {
  expect(found('Commercial')).toEqual([
    'Commercial, Building',
    'Commercial, Hotel',
    'Commercial, Resort',
    'Commercial, Lot Only',
  ])
})

test('Memorial is found under Any only (decision 20)', () => {
  const memorial = SEARCH_TYPES.filter((type) => found(type).includes('Memorial, Lot Only'))
  expect(memorial).toEqual(['Any'])
})
