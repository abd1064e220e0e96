import { expect, test } from 'vitest'
import { similarFilters } from './find-similar-listings.ts'

test('a house for sale: its bucket, then any price, then any type', () => {
  const card = {
    property_status: 'Pre-selling',
    property_type: 'Residential',
    property_subtype: 'House and lot',
    price_sort: 4_000_000,
  } as const
  expect(similarFilters(card)).toMatchObject([
    { forRent: false, type: 'House', price: { minPesos: 4_000_000, maxPesos: 8_000_000 } },
    { forRent: false, type: 'House', price: undefined },
    { forRent: false, type: undefined, kinds: ['home'] },
  ])
})

test('a memorial lot for rent without a price: memorial lots alone', () => {
  const card = {
    property_status: 'For Rent',
    property_type: 'Memorial',
    property_subtype: 'Lot Only',
    price_sort: null,
  } as const
  expect(similarFilters(card)).toMatchObject([{ forRent: true, kinds: ['memorial'], type: undefined }])
})
