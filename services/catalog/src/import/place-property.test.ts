import { expect, test } from 'vitest'
import { guessProperty } from './place-property.ts'

test.each([
  ['Studio Type Apartment Building for Rent', 0, 2, 5, 'studio'],
  ['2 Bedroom Apartment for Rent', 0, 2, 7, 'apartment'],
  ['3BR Condo in BGC', 0, 2, 8, 'condo'],
  ['House and Lot for Sale in Cebu', 0, 1, null, 'house'],
  ['Townhouse in Quezon City', 0, 1, 3, 'townhouse'],
  ['Town House in Quezon City', 0, 1, 3, 'town house'],
  ['Vacant lot in Tagaytay', 0, 0, null, 'lot'],
  ['Commercial lot along EDSA', 1, 0, null, 'commercial lot'],
  ['Office space in Makati', 1, 3, null, 'office'],
  ['Room for rent near the office building', 0, 2, 8, 'room'],
  ['Warehouse in Valenzuela', 3, 0, null, 'warehouse'],
  ['Memorial lot in Marikina', 4, 0, null, 'memorial'],
  ['Farm lot with mango trees', 2, 0, null, 'farm'],
  ['Near SM, a loft', 0, 2, 9, 'loft'],
])('%s', (title, propertyType, propertySubtype, unitType, word) => {
  const bedrooms = unitType === 7 ? 2 : 3
  expect(guessProperty(title, bedrooms)).toEqual({ propertyType, propertySubtype, unitType, word })
})

test('no word tells', () => {
  expect(guessProperty('Ready To Move In', 2)).toBeUndefined()
})
