import { expect, test } from 'vitest'
import { BROKERAGE_LISTING, PROJECT_LISTING } from './listing-type.ts'
import { listingWarnings } from './listing-warnings.ts'

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
