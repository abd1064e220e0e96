import { expect, test } from 'vitest'
import { BUILDING, CONDOMINIUM, HOUSE_AND_LOT, LOT_ONLY } from '../property/property-subtype.ts'
import { STUDIO, TWO_BEDROOM } from '../property/unit-type.ts'
import { type ListingFormChoices, listingFormLocks } from './listing-form-locks.ts'
import { BROKERAGE_LISTING, PROJECT_LISTING } from './listing-type.ts'

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
