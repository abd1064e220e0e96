import { listingCardSchema } from '@tahanan/contracts/listing/listing-card.ts'
import { listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'
import { describe, expect, test } from 'vitest'
import { buildBrokerState } from '../broker/broker-state.fixture.ts'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import type { ListingSources } from './listing-sources.store.ts'
import { buildBrokerageListingState } from './brokerage-listing-state.fixture.ts'
import { buildListingState } from './listing-state.fixture.ts'
import { toListingView } from './refresh-listings.ts'

function buildSources(overrides: Partial<ListingSources> = {}): ListingSources {
  return {
    listing: buildListingState(),
    project: buildProjectState(),
    developer: buildDeveloperState(),
    broker: undefined,
    brokerPhoto: undefined,
    amenities: new Map(),
    pictures: [],
    today: '2026-03-01',
    ...overrides,
  }
}

function viewOf(overrides: Partial<ListingSources>) {
  const view = toListingView(buildSources(overrides))
  if (view === undefined) throw new Error('There is no view.')
  return {
    ...view,
    card: listingCardSchema.parse(JSON.parse(view.card)),
    detail: listingDetailSchema.parse(JSON.parse(view.detail)),
  }
}

const alone = { project: undefined, developer: undefined }

describe('prices', () => {
  test('a range starts at its minimum', () => {
    const { card, detail, search } = viewOf({})
    expect(card).toMatchObject({ price: '₱3.5M – ₱4.07M', price_sort: 3_500_000 })
    expect(detail.price_full).toBe('₱3,500,000 – ₱4,067,920')
    expect(search).toMatchObject({ priceMinCentavos: 350_000_000, priceMaxCentavos: 406_792_000 })
  })

  test('one that was lowered says by how much and since when; a raise says nothing on cards (decision 133)', () => {
    const lowered = { at: '2026-02-01T00:00:00.000Z', beforeCentavos: 320_000_000, afterCentavos: 300_000_000 }
    const raised = { at: '2026-01-01T00:00:00.000Z', beforeCentavos: 310_000_000, afterCentavos: 320_000_000 }
    const view = (priceCentavos: number | null, ...priceChanges: (typeof lowered)[]) =>
      viewOf({ ...alone, listing: buildBrokerageListingState({ priceCentavos, priceChanges }) })
    const { card, detail } = view(300_000_000, lowered, raised)
    expect(card.price_lowered).toEqual({ by: 200_000, since: lowered.at })
    expect(detail.price_changes).toEqual([
      { changed_at: lowered.at, before: 3_200_000, after: 3_000_000 },
      { changed_at: raised.at, before: 3_100_000, after: 3_200_000 },
    ])
    expect(view(320_000_000, raised, lowered).card.price_lowered).toBeNull()
    expect(view(null, lowered).card.price_lowered).toBeNull()
    expect(view(300_000_000).card.price_lowered).toBeNull()
  })

  test('none is on request, and sorts behind all others', () => {
    const { card, search } = viewOf({ ...alone, listing: buildBrokerageListingState({ priceCentavos: null }) })
    expect(card).toMatchObject({ price: 'Price on request', price_sort: null })
    expect(search).toMatchObject({ priceMinCentavos: null, priceSortCentavos: Number.MAX_SAFE_INTEGER })
  })

  test('the only end of a range is both ends of it', () => {
    const { search } = viewOf({ listing: buildListingState({ minPriceCentavos: null }) })
    expect(search).toMatchObject({ priceMinCentavos: 406_792_000, priceMaxCentavos: 406_792_000 })
  })
})

test('moving in: the months of a rental and what they come to, nothing for a sale', () => {
  const moveIn = (more: Parameters<typeof buildBrokerageListingState>[0]) =>
    viewOf({ ...alone, listing: buildBrokerageListingState(more) }).detail.move_in
  const months = { depositMonths: 2, advanceMonths: 1 }
  expect(moveIn({ status: 1, priceCentavos: 2_500_000, ...months })).toEqual({
    deposit_months: 2,
    advance_months: 1,
    total: 75_000,
  })
  expect(moveIn({ status: 1, priceCentavos: null, depositMonths: 2 })).toEqual({
    deposit_months: 2,
    advance_months: 0,
    total: null,
  })
  expect(moveIn({ status: 0, ...months })).toBeNull()
  expect(moveIn({ status: 1 })).toBeNull()
})

test('the year it was built, null where nobody knows', () => {
  expect(viewOf({ listing: buildListingState({ yearBuilt: 1987 }) }).detail.year_built).toBe(1987)
  expect(viewOf({}).detail.year_built).toBeNull()
})

describe('payment', () => {
  test('the sample of the decisions: 10 % of 4,067,920 less 20,000 over 12 months', () => {
    expect(viewOf({}).detail.payment).toEqual({
      reservation_fee: 20_000,
      equity_percentage: 10,
      equity_terms: 12,
      total_equity: 406_792,
      net_equity: 386_792,
      monthly_equity: 32_232.67,
      loanable_amount: 3_661_128,
      financing_option: ['Bank Financing', 'PAG-IBIG Financing'],
    })
  })

  test("the listing's own fee and licence win over the project's (decision 47)", () => {
    const listing = buildListingState({ reservationFeeCentavos: 0, dhsudLts: 'LTS-TOWER-2' })
    const { detail } = viewOf({ listing })
    expect(detail.payment).toMatchObject({ reservation_fee: 0, net_equity: 406_792 })
    expect(detail.dhsud_lts).toBe('LTS-TOWER-2')
  })

  test('a fixed monthly equity replaces the computed one everywhere (decision 39)', () => {
    const { card, detail } = viewOf({ listing: buildListingState({ equityFixedCentavos: 15_000_00 }) })
    expect([card.monthly_equity, detail.payment.monthly_equity]).toEqual([15_000, 15_000])
  })

  test('brokerage listings have financing, and no equity', () => {
    const listing = buildBrokerageListingState({ projectId: 1, financingOption: [3] })
    const { card, detail } = viewOf({ listing })
    expect(card.monthly_equity).toBeNull()
    expect(detail.payment).toMatchObject({ financing_option: ['Cash'], total_equity: null, reservation_fee: null })
    expect(detail.dhsud_lts).toBeNull()
  })
})

describe('what is shown at all', () => {
  test('a draft, or a project listing without its project, has no view', () => {
    expect(toListingView(buildSources({ listing: buildListingState({ isPublished: false }) }))).toBeUndefined()
    expect(toListingView(buildSources({ project: undefined }))).toBeUndefined()
  })

  test('a brokerage listing needs no project', () => {
    const { card } = viewOf({ ...alone, listing: buildBrokerageListingState({ projectId: 9 }) })
    expect(card).toMatchObject({ project_name: null, property_type: 'Residential' })
  })

  test('sold: found nowhere, gone after 90 days (decision 26)', () => {
    const listing = buildBrokerageListingState({ availability: 1, soldAt: '2026-01-01T00:00:00.000Z', status: 1 })
    const view = viewOf({ ...alone, listing })
    expect(view.search).toBeNull()
    expect(view.goneAt).toBe('2026-04-01T00:00:00.000Z')
    expect(view.card.availability).toBe('Leased')
  })
})

test('a broker is named while a licence is in force', () => {
  const broker = buildBrokerState({ licenses: [{ name: 'PRC 1', validUntil: '2026-03-01' }] })
  expect(viewOf({ broker, today: '2026-03-01' }).detail.broker?.license).toEqual([{ name: 'PRC 1' }])
  expect(viewOf({ broker, today: '2026-03-02' }).detail.broker).toBeNull()
})

test('a car park implies parking (decision 60)', () => {
  expect(viewOf({ listing: buildListingState({ parking: false, carpark: 2 }) }).card.parking).toBe(true)
  expect(viewOf({ listing: buildListingState({ parking: false, carpark: 0 }) }).card.parking).toBe(false)
})

test('it is found by name, place, project, developer, unit type and amenities (decision 29)', () => {
  const listing = buildListingState({ name: 'Corner Lot', location: 'Parañaque', amenityIds: [7] })
  const amenities = new Map([[7, { id: 7, name: 'Swimming Pool' }]])
  const words = viewOf({ listing, amenities }).search?.words
  expect(words).toEqual(expect.arrayContaining(['corner', 'paranaque', 'villas', 'builders', 'townhouse', 'pool']))
})

describe('places', () => {
  const pin = { latitude: 10.33214, longitude: 123.89676 }
  const placed = {
    location: 'Lahug, Cebu City',
    areaCode: '730600041',
    isAreaChosen: true,
    point: pin,
    pointPrecision: 'exact',
  } as const
  const searchOf = (listing: Parameters<typeof buildListingState>[0]) =>
    viewOf({ listing: buildListingState(listing) }).search

  test('are what the event says, a pin within about 100 m', () => {
    expect(searchOf(placed)).toMatchObject({
      area: { region: '700000000', province: '702200000', city: '730600000', barangay: '730600041' },
      place: { latitude: 10.332, longitude: 123.897, precision: 'near' },
    })
  })

  test('are exact where staff show them so', () => {
    expect(searchOf({ ...placed, showExactPlace: true })).toMatchObject({ place: { ...pin, precision: 'exact' } })
  })

  test('are what the location says in an event from before they had areas', () => {
    expect(searchOf({ location: 'Lahug, Cebu City' })).toMatchObject({
      area: { barangay: '730600041' },
      place: { latitude: 10.3321, longitude: 123.8967 },
    })
  })

  test('are the project’s for its units at its location', () => {
    const { search } = viewOf({
      listing: buildListingState({ location: 'Lahug, Cebu City' }),
      project: buildProjectState(placed),
    })
    expect(search).toMatchObject({ area: { barangay: '730600041' }, place: { latitude: 10.332, longitude: 123.897 } })
  })
})
