import { BROKERAGE_LISTING, type ListingType, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import {
  BUILDING,
  COMMERCIAL,
  CONDOMINIUM,
  HOUSE_AND_LOT,
  LOT_ONLY,
  RESIDENTIAL,
} from '@tahanan/contracts/property/property-type.ts'
import { NO_UNIT_TYPE, STUDIO, THREE_BEDROOM, TWO_BEDROOM } from '@tahanan/contracts/property/unit-type.ts'
import { expect, test } from 'vitest'
import {
  chooseListingType,
  chooseProject,
  choosePropertyType,
  chooseSubtype,
  draftEquity,
  locationFromProject,
  locksOf,
  type ProjectChoice,
  normaliseDraft,
} from './listing-rules.ts'
import {
  listingBodyOf,
  type ListingDraft,
  listingProblems,
  NEW_BROKERAGE_LISTING_DEFAULTS,
  newListingDraft,
} from './listing-draft.ts'

const towers: ProjectChoice = {
  id: 3,
  name: 'Towers',
  property_type: RESIDENTIAL,
  property_subtype: CONDOMINIUM,
  location: 'Makati',
  property_unity_type: [{ id: THREE_BEDROOM, name: 'Three-bedroom' }],
  dhsud_lts: 'LTS 1',
  reservation_fee: 25_000,
}

const draft = (overrides: Partial<ListingDraft> = {}): ListingDraft => ({
  ...newListingDraft(PROJECT_LISTING, 4),
  ...overrides,
})

test('a new listing starts with the defaults of §9', () => {
  expect(draft()).toMatchObject({
    min_price: '10000',
    max_price: '20000',
    equity_terms: '12',
    equity_percentage: '10',
    reservation_fee: '0',
    property_status: 0,
    price: '1000000',
    financing_option: [0],
    broker: 4,
    is_published: true,
  })
})

test('a project decides type, subtype, place and fee, and what unit types there are', () => {
  const chosen = chooseProject(draft({ location: 'Typed before' }), towers)
  expect(chosen).toMatchObject({
    project: 3,
    property_subtype: CONDOMINIUM,
    location: 'Makati',
    property_unit_type: NO_UNIT_TYPE,
    reservation_fee: '25000',
  })
  const normalised = normaliseDraft({ ...chosen, property_unit_type: THREE_BEDROOM, bedroom: '9' }, towers)
  expect(normalised.bedroom).toBe('3')
  expect(chooseProject(normalised, null)).toMatchObject({ project: null, location: '', property_subtype: CONDOMINIUM })
})

test('a place chosen by hand is sent by its code, and makes way for a project’s', () => {
  const lahug = { code: '730600041', label: 'Lahug, Cebu City' }
  const placed = draft({ location: 'Near the park', area_code: lahug, point: '10.33, 123.9', show_exact_place: true })
  expect(listingBodyOf(placed)).toMatchObject({ area_code: lahug.code, point: '10.33, 123.9', show_exact_place: true })
  expect(listingBodyOf(draft())).toMatchObject({ area_code: null, point: '' })
  expect(chooseProject(placed, towers)).toMatchObject({ area_code: null, point: '' })
})

test('a project without unit types, and a brokerage lot, have no rooms', () => {
  const rooms = { bedroom: '3', bathroom: '2', floor_area: '80', carpark: '1' }
  const none = { bedroom: '0', bathroom: '0', floor_area: '0', carpark: '0' }
  expect(chooseProject(draft(rooms), { ...towers, property_unity_type: [] })).toMatchObject(none)
  const lot = { ...draft(rooms), listing_type: BROKERAGE_LISTING } as const
  expect(chooseSubtype(lot, LOT_ONLY)).toMatchObject({ ...none, property_unit_type: NO_UNIT_TYPE })
  expect(choosePropertyType(lot, COMMERCIAL)).toMatchObject({ property_subtype: LOT_ONLY, ...none })
})

test('what a project listing lacks, in the words of §5', () => {
  expect(listingProblems(draft(), null)).toEqual({
    name: ['Field is required'],
    location: ['Field is required'],
    project: ['Field is required'],
  })
  const named = draft({ name: 'A', location: 'B', property_unit_type: NO_UNIT_TYPE })
  expect(listingProblems(named, towers)).toEqual({ property_unit_type: ['Field is Required'] })
})

test('the sample of the decisions: 10 % of 4,067,920 less 20,000 over 12 months', () => {
  const { amounts, problems } = draftEquity(
    draft({ min_price: '4000000', max_price: '4067920', reservation_fee: '20000' }),
    null,
  )
  expect(problems).toEqual({})
  expect(amounts).toMatchObject({
    netEquityCentavos: 38_679_200,
    monthlyEquityCentavos: 3_223_267,
    loanableAmountCentavos: 366_112_800,
  })
})

test.each(['mura', '9000000.555', '-5'])(
  'with a minimum of %s, which its field refuses, no maximum is compared',
  (typed) => {
    expect(draftEquity(draft({ min_price: typed, max_price: '4067920' }), null).problems).toEqual({})
  },
)

test('without a fee of its own a listing is worked out by its project’s', () => {
  const typed = draft({ max_price: '4067920', reservation_fee: '' })
  expect(draftEquity(typed, { reservation_fee: 20_000 }).amounts.netEquityCentavos).toBe(38_679_200)
  expect(draftEquity({ ...typed, reservation_fee: '0' }, { reservation_fee: 20_000 }).amounts.netEquityCentavos).toBe(
    40_679_200,
  )
})

test('the payload holds the fields of its kind alone', () => {
  expect(Object.keys(listingBodyOf(draft()))).not.toContain('price')
  const brokerage = listingBodyOf({ ...draft(), listing_type: BROKERAGE_LISTING })
  expect(brokerage).toHaveProperty('price', '1000000')
  expect(brokerage).not.toHaveProperty('min_price')
  // Chosen with a project, before it was of a broker.
  const chosen = chooseListingType(draft({ reservation_fee: '20000' }), BROKERAGE_LISTING, null)
  expect(listingBodyOf(chosen)).toHaveProperty('reservation_fee', '')
  expect(listingBodyOf(draft({ equity_fixed: '900' }))).toHaveProperty('equity_fixed', 0)
})

test('New brokerage listing defaults: price 1000000, financing option Bank Financing', () => {
  const { price, financing_option } = NEW_BROKERAGE_LISTING_DEFAULTS
  expect(price).toBe(1_000_000)
  expect(financing_option.map((code) => FINANCING_OPTIONS[code])).toEqual(['Bank Financing'])
})

interface Choices {
  readonly listingType?: ListingType
  readonly propertySubtype?: number
  readonly unitType?: number
  readonly project?: { readonly unitTypes: readonly number[] }
}

function locksFor(choices: Choices) {
  const { listingType = BROKERAGE_LISTING, propertySubtype = HOUSE_AND_LOT, unitType = 0, project } = choices
  const chosen = { listing_type: listingType, property_subtype: propertySubtype, property_unit_type: unitType }
  return locksOf(chosen, project ? { property_unity_type: project.unitTypes.map((id) => ({ id, name: '' })) } : null)
}

test('nothing is locked on a brokerage house', () => {
  expect(locksFor({})).toEqual({
    propertyType: false,
    propertySubtype: false,
    bedroom: { bedroom: null, locked: false, hidden: false },
    bathroom: false,
    floorArea: false,
    carpark: false,
  })
})

test('Choosing a project locks property type and subtype', () => {
  const locks = locksFor({ project: { unitTypes: [0, 3] } })
  expect(locks).toMatchObject({ propertyType: true, propertySubtype: true, bathroom: false, carpark: false })
})

test('A project with no unit types zeroes and disables floor area, bedroom, bathroom and car park', () => {
  const project = { unitTypes: [] }
  for (const propertySubtype of [LOT_ONLY, BUILDING]) {
    expect(locksFor({ listingType: PROJECT_LISTING, propertySubtype, project })).toMatchObject({
      bedroom: { bedroom: 0, locked: true },
      bathroom: true,
      floorArea: true,
      carpark: true,
    })
  }
})

test('a brokerage Lot Only zeroes and disables floor area, bedroom, bathroom and car park', () => {
  expect(locksFor({ propertySubtype: LOT_ONLY, unitType: -1 })).toMatchObject({
    bedroom: { bedroom: 0, locked: true },
    bathroom: true,
    floorArea: true,
    carpark: true,
  })
})

test('the unit type decides on the bedroom', () => {
  const locks = (unitType: number) => locksFor({ propertySubtype: CONDOMINIUM, unitType })
  expect(locks(TWO_BEDROOM).bedroom).toEqual({ bedroom: 2, locked: true, hidden: false })
  expect(locks(STUDIO).bedroom.hidden).toBe(true)
})

test('Choosing a project fills location from the project', () => {
  expect(locationFromProject({ location: 'Dasmariñas, Cavite' })).toEqual({
    location: 'Dasmariñas, Cavite',
    message: null,
  })
})

test('or shows "The project doesn\'t have location"', () => {
  expect(locationFromProject({ location: ' ' })).toEqual({
    location: '',
    message: "The project doesn't have location",
  })
})

test('Clearing the project clears the location', () => {
  expect(locationFromProject(null)).toEqual({ location: '', message: null })
})
