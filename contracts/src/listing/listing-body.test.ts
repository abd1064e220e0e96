import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../endpoint/field-messages.ts'
import { createListingBody, updateListingBody } from './listing.endpoints.ts'

const place = { name: 'Unit 4B', location: 'Makati' }

function changesOf(form: object) {
  const { changes } = updateListingBody.parse(form)
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

function problemsOf(form: object) {
  const { error } = updateListingBody.safeParse(form)
  return error === undefined ? {} : fieldMessages(error)
}

test('either spelling says the same (decision 50)', () => {
  expect(
    changesOf({ property_unit_type: 7, brokerage_type: 1, minimum_price: 1, maximum_price: 2, broker_id: 4 }),
  ).toEqual(changesOf({ unit_type: 7, listing_status: 1, min_price: 1, max_price: 2, broker: 4 }))
  expect(changesOf({ unit_type: 7, property_unit_type: '7' })).toEqual({ unitType: 7 })
})

test('two spellings that disagree are refused', () => {
  expect(problemsOf({ unit_type: 7, property_unit_type: 8 })).toEqual({
    property_unit_type: ['This differs from unit_type; send one of them.'],
  })
})

test('money forgives commas and the peso sign, and becomes centavos', () => {
  expect(changesOf({ price: '₱1,500,000.50', reservation_fee: 20000, equity_fixed: '' })).toEqual({
    priceCentavos: 150_000_050,
    reservationFeeCentavos: 2_000_000,
    equityFixedCentavos: null,
  })
})

test('areas take two decimals and commas, counts take digits', () => {
  expect(changesOf({ lot_area: '1,234.5', floor_area: 23.31, bedroom: '3', carpark: 0 })).toEqual({
    lotAreaSqm: 1234.5,
    floorAreaSqm: 23.31,
    bedroom: 3,
    carpark: 0,
  })
})

test('null clears, and what is left out is left alone (decision 64)', () => {
  expect(
    changesOf({ project: null, details: null, amenities: null, unit_type: -1, title_number: '', lot_area: null }),
  ).toEqual({ projectId: null, details: '', amenityIds: [], unitType: null, titleNumber: null, lotAreaSqm: null })
  expect(changesOf({})).toEqual({})
})

describe('is refused:', () => {
  test.each([
    ['name', ''],
    ['name', null],
    ['name', 'x'.repeat(10_000)],
    ['name', 'a\0b'],
    ['name', 'a\ud800b'],
    ['location', '   '],
    ['price', -1],
    ['price', '1.2.3'],
    ['price', Number.POSITIVE_INFINITY],
    ['price', 1e15],
    ['price', true],
    ['lot_area', 1.234],
    ['lot_area', -0.5],
    ['lot_area', '12 sqm'],
    ['bedroom', 1.5],
    ['bedroom', -1],
    ['bedroom', 'three'],
    ['bedroom', 1e9],
    ['equity_percentage', 101],
    ['equity_percentage', -1],
    ['equity_terms', 1.5],
    ['unit_type', 12],
    ['unit_type', -2],
    ['availability', 2],
    ['property_type', 6],
    ['property_status', 'Pre-selling'],
    ['listing_type', 2],
    ['amenities', [0]],
    ['amenities', [1.5]],
    ['amenities', [null]],
    ['amenities', 'pool'],
    ['amenities', Array.from({ length: 201 }, (_, index) => index + 1)],
    ['financing_option', [4]],
    ['project', 2 ** 31],
    ['featured', 'yes'],
    ['version', 0],
    ['colour', 'red'],
  ])('%s %j', (field, value) => {
    expect(Object.keys(problemsOf({ [field]: value }))).toEqual([field])
  })

  test('in words that name what is allowed', () => {
    expect(problemsOf({ property_type: 9, listing_status: 5, title_number: 'T'.repeat(21), name: '' })).toEqual({
      property_type: [
        'Use one of: 0 Residential, 1 Commercial, 2 Agricultural, 3 Industrial, 4 Memorial, 5 Special properties.',
      ],
      listing_status: ['Use one of: 0 For Sale, 1 For Rent.'],
      title_number: ['Title Number'],
      name: ['Field is required'],
    })
  })
})

test('creating requires name and location (§5)', () => {
  expect(createListingBody.safeParse(place).success).toBe(true)
  expect(createListingBody.safeParse({}).error?.issues.map((issue) => issue.path)).toEqual([['name'], ['location']])
})
