import { LISTING_ORDERS } from '@tahanan/contracts/search/listing-order.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { type ListingFilters, NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingState } from '@tahanan/contracts/listing/listing-state.ts'
import type { ListingPosition, SearchEngine, SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSearchedListings } from '../alert/read-searched-listings.ts'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { facetChoices } from '../browse/facets.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { EVERY_FILTER } from './every-filter.fixture.ts'
import { searchPredicate } from './search-predicate.ts'

/** The engine that the contract suite runs against, over the listings of `database`. */
export interface SearchEngineUnderTest {
  readonly engine: SearchEngine
  /** Resolves when what was projected until now is found. */
  untilIndexed(): Promise<void>
  stop(): Promise<void>
}

const LISTINGS = 60
const PATIENCE = { timeout: 60_000, interval: 50 }

/** What every implementation of SearchEngine promises. */
export function describeSearchEngine(
  engineName: string,
  start: (database: ReadDatabase) => Promise<SearchEngineUnderTest>,
): void {
  describe(`${engineName}: search`, () => {
    let database: ReadDatabase
    let under: SearchEngineUnderTest
    const listings = Array.from({ length: LISTINGS }, (_, place) => buildOffer(place + 1))
    const ofProject = buildListingState({ id: LISTINGS + 1, slug: 'of-project' })

    beforeAll(async () => {
      database = await createReadDatabase()
      await applyEvents(database.readPool, [
        buildChanged('developer', buildDeveloperState()),
        buildChanged('project', buildProjectState({ propertySubtype: 2 })),
        ...[...listings, ofProject].map((listing) => buildChanged('listing', listing)),
      ])
      under = await start(database)
      await under.untilIndexed()
    })
    afterAll(async () => {
      await under.stop()
      await database.drop()
    })

    const search = (request: Partial<SearchRequest> = {}) =>
      under.engine.search({
        words: ['condo'],
        filters: NO_FILTERS,
        order: 'newest',
        offset: 0,
        limit: 100,
        counted: false,
        ...request,
      })

    const idsOf = async (request: Partial<SearchRequest>) => (await search(request)).hits.map(({ id }) => id)

    it.each(LISTING_ORDERS)('answers pages by %s, there and back', async (order) => {
      const all = inOrder(listings, order)
      const limit = 7
      const there: ListingPosition[] = []
      for (let more = true; more;) {
        const last = there.at(-1)
        const page = await search({ order, limit, ...(last && { from: { position: last, backwards: false } }) })
        there.push(...page.hits)
        more = page.more
      }
      expect(there.map(({ id }) => id)).toEqual(all)
      const back: ListingPosition[] = there.slice(-1)
      for (let more = true; more;) {
        const [first] = back
        const page = await search({ order, limit, ...(first && { from: { position: first, backwards: true } }) })
        back.unshift(...page.hits)
        more = page.more
      }
      expect(back).toEqual(there)
    })

    it('skips to a numbered page', async () => {
      expect(await idsOf({ offset: 20, limit: 5 })).toEqual(inOrder(listings, 'newest').slice(20, 25))
    })

    it.each<[string, Partial<ListingFilters>, (listing: Offer) => boolean]>([
      ['for sale', { forRent: false }, ({ status }) => status === 0],
      ['for rent', { forRent: true }, ({ status }) => status === 1],
      ['featured', { featured: true }, ({ featured }) => featured],
      ['two bedrooms', { bedrooms: { count: 2, orMore: false } }, ({ bedroom }) => bedroom === 2],
      ['three bedrooms or more', { bedrooms: { count: 3, orMore: true } }, ({ bedroom }) => (bedroom ?? 0) >= 3],
      [
        'one to three bedrooms',
        { bedrooms: { count: 1, orMore: false, most: 3 } },
        ({ bedroom }) => bedroom !== null && bedroom >= 1 && bedroom <= 3,
      ],
      [
        'a studio or one bedroom',
        { bedrooms: { count: 0, orMore: false, most: 1 } },
        ({ bedroom, unitType }) => bedroom === 1 || (bedroom === 0 && unitType === 5),
      ],
      ['two bathrooms', { baths: { count: 2, orMore: false } }, ({ bathroom }) => bathroom === 2],
      ['two bathrooms or more', { baths: { count: 2, orMore: true } }, ({ bathroom }) => (bathroom ?? 0) >= 2],
      ['a place to park', { parking: true }, ({ parking, carpark }) => parking || (carpark ?? 0) > 0],
      ['an amenity', { amenities: [3] }, ({ amenityIds }) => amenityIds.includes(3)],
      ['two amenities', { amenities: [2, 3] }, ({ amenityIds }) => [2, 3].every((id) => amenityIds.includes(id))],
      ['posted within a week', { postedDays: 7 }, ({ id }) => id % 5 === 0],
      [
        'posted within two months, and a bathroom',
        { postedDays: 60, baths: { count: 1, orMore: true } },
        ({ id, bathroom }) => id % 5 < 2 && (bathroom ?? 0) >= 1,
      ],
      ['a price lowered of late', { lowered: true }, ({ id, priceCentavos }) => id % 8 === 1 && priceCentavos !== null],
      ['a unit type', { unitType: 4 }, ({ unitType }) => unitType === 4],
      ['a way to pay', { financing: 1 }, ({ financingOption }) => financingOption.includes(1)],
      ['a smallest lot', { lotMinSqm: 130 }, ({ lotAreaSqm }) => (lotAreaSqm ?? 0) >= 130],
      ['a largest lot', { lotMaxSqm: 110 }, ({ lotAreaSqm }) => lotAreaSqm !== null && lotAreaSqm <= 110],
      [
        'a price range of its own',
        { price: { minPesos: 2_100_000, maxPesos: 3_900_000 } },
        ({ priceCentavos }) => priceCentavos !== null && priceCentavos >= 2_100_000_00 && priceCentavos < 3_900_000_00,
      ],
      ['a kind', { kinds: ['bungalow'] }, ({ unitType }) => unitType === 4],
      ['either kind', { kinds: ['bungalow', 'loft'] }, ({ unitType }) => unitType === 4 || unitType === 9],
      ['a smallest floor', { floorMinSqm: 60 }, ({ floorAreaSqm }) => (floorAreaSqm ?? 0) >= 60],
      [
        'a size of lot or floor',
        { sizeMinSqm: 140 },
        ({ lotAreaSqm, floorAreaSqm }) => (lotAreaSqm ?? 0) >= 140 || (floorAreaSqm ?? 0) >= 140,
      ],
      ['an area', { area: '1380300000' }, ({ location }) => (location ?? '').includes('Makati')],
      ['a region', { area: '1300000000' }, () => true],
      [
        'a box',
        { bbox: { west: 121.0, south: 14.52, east: 121.07, north: 14.6 } },
        ({ location }) => (location ?? '').includes('Makati'),
      ],
      [
        'several at once',
        { forRent: false, featured: true, bedrooms: { count: 1, orMore: true } },
        ({ status, featured, bedroom }) => status === 0 && featured && (bedroom ?? 0) >= 1,
      ],
    ])('filters by %s', async (_, chosen, matches) => {
      const filters = { ...NO_FILTERS, ...chosen }
      const expected = inOrder(listings.filter(matches), 'newest')
      expect(expected.length).toBeGreaterThan(0)
      expect(await idsOf({ filters })).toEqual(expected)
      expect((await search({ filters, counted: true, limit: 1 })).count).toEqual({
        count: expected.length,
        exact: true,
      })
    })

    it.each(Object.entries(EVERY_FILTER))('finds by %s what alerts would: %j', async (name, value) => {
      const filters = { ...NO_FILTERS, [name]: value }
      const ids = [...listings, ofProject].map(({ id }) => id)
      const known = await readSearchedListings(database.readPool, ids, new Date())
      const finds = searchPredicate({ filters, words: [] })
      const passed = known.filter(({ listing }) => listing !== null && finds(listing, new Date())).map(({ id }) => id)
      expect(await idsOf({ words: [], filters })).toEqual(passed.toSorted((a, b) => b - a))
      expect(passed.length).toBeGreaterThan(0)
      expect(passed.length).toBeLessThan(LISTINGS)
    })

    it.each<[string, readonly string[], (listing: Offer) => boolean]>([
      ['all words', ['garden', 'condo'], ({ name }) => name.startsWith('Garden')],
      ['the last word as a beginning', ['condo', 'gard'], ({ name }) => name.startsWith('Garden')],
      ['only the last word as a beginning', ['gard', 'condo'], () => false],
      ['words of different fields', ['garden', 'makati'], ({ id }) => id % 4 === 0 && id % 3 === 0],
      ['accents folded', ['paranaque'], ({ location }) => (location ?? '').includes('Parañaque')],
      ['names that mean the same', ['qc'], ({ location }) => (location ?? '').includes('Quezon City')],
      ['a number', ['17'], ({ id }) => id === 17],
      ['nothing for an unknown word', ['condo', 'zzyzx'], () => false],
    ])('finds by words: %s', async (_, words, matches) => {
      const expected = inOrder(listings.filter(matches), 'newest')
      expect(await idsOf({ words })).toEqual(expected)
    })

    it.each<[string, Partial<ListingFilters>]>([
      ['everything', {}],
      ['a choice made', { forRent: true }],
      [
        'two choices made, and another filter',
        { bedrooms: { count: 2, orMore: false }, stage: undefined, unitType: 4 },
      ],
      ['a price', { price: { minPesos: 2_000_000, maxPesos: 4_000_000 }, area: '1380300000' }],
    ])('counts what each choice of each facet would find: %s', async (_, chosen) => {
      const filters = { ...NO_FILTERS, ...chosen }
      const choices = facetChoices(filters)
      const { facets: counts, hits: listed } = await search({ filters, choices })
      const expected = []
      for (const choice of choices) expected.push((await search({ filters: choice.filters })).hits.length)
      expect(counts).toEqual(expected.map((count) => ({ count, exact: true })))
      expect(expected.filter((count) => count > 0).length).toBeGreaterThan(5)
      // Wherever in the list somebody is.
      const { hits, facets: again, count } = await search({ filters, choices, offset: 1, limit: 1, counted: true })
      expect({ again, count }).toEqual({ again: counts, count: { count: listed.length, exact: true } })
      const from = hits[0] && { position: hits[0], backwards: false }
      expect((await search({ filters, choices, from })).facets).toEqual(counts)
    })

    it('finds a number by itself, and not by its neighbours', async () => {
      expect(await idsOf({ words: ['condo', '55'] })).toEqual([55])
    })

    it('counts with the first page when asked', async () => {
      expect(await search({ limit: 5, counted: true })).toMatchObject({
        more: true,
        count: { count: LISTINGS, exact: true },
      })
      expect(await search({ words: ['zzyzx'], counted: true })).toMatchObject({ hits: [], more: false })
    })

    it('follows what changes: renamed, dearer, gone', async () => {
      const renamed = buildOffer(201, { name: 'Azotea loft' })
      const gone = buildOffer(202, { name: 'Azotea suite' })
      await applyEvents(database.readPool, [buildChanged('listing', renamed), buildChanged('listing', gone)])
      await under.untilIndexed()
      await expect.poll(() => idsOf({ words: ['azotea'] })).toEqual([202, 201])
      await applyEvents(database.readPool, [
        buildChanged('listing', { ...renamed, name: 'Veranda loft', priceCentavos: 1_00 }, 2),
        buildDeleted('listing', 202, 2, [gone.slug]),
      ])
      await under.untilIndexed()
      await expect.poll(() => idsOf({ words: ['azotea'] })).toEqual([])
      await vi.waitFor(async () => {
        expect((await search({ words: ['veranda'] })).hits).toEqual([{ id: 201, key: null }])
      }, PATIENCE)
    })

    it('answers a ping', async () => {
      await expect(under.engine.ping()).resolves.toBeUndefined()
    })
  })
}

type Offer = Extract<ListingState, { readonly listingType: 1 }>

/** Each twelfth has no price; prices repeat, so that the id decides. */
export function buildOffer(id: number, overrides: Partial<Offer> = {}): Offer {
  const places = ['Makati City', 'Quezon City', 'Parañaque City']
  const priceCentavos = (1_000_000 + (id % 10) * 500_000) * 100
  return buildBrokerageListingState({
    id,
    slug: `offer-${id}`,
    name: `${id % 4 === 0 ? 'Garden' : 'Sky'} condo ${id}`,
    location: `Barangay ${id % 5}, ${places[id % 3]}`,
    status: id % 6 === 0 ? 1 : 0,
    featured: id % 7 === 0,
    bedroom: id % 10 === 0 ? null : id % 5,
    bathroom: id % 11 === 0 ? null : id % 4,
    carpark: id % 6 === 1 ? 2 : null,
    parking: id % 8 === 3,
    amenityIds: id % 3 === 0 ? [1] : id % 3 === 1 ? [2, 3] : [3],
    // An hour short of so many weeks ago, for those who filter by days.
    createdAt: new Date(Date.now() - (id % 5) * 40 * 86_400_000 - 3_600_000).toISOString(),
    priceChanges: priceChangesOf(id, priceCentavos),
    unitType: id % 7 === 0 ? 5 : id % 2 === 0 ? 4 : 3,
    lotAreaSqm: id % 9 === 0 ? null : 100 + (id % 50),
    floorAreaSqm: id % 4 === 0 ? null : 20 + id * 2,
    financingOption: id % 8 === 0 ? [0, 1] : [0],
    priceCentavos: id % 12 === 0 ? null : priceCentavos,
    ...overrides,
  })
}

/** Of eight one was lowered yesterday, one half a year ago, one raised. */
function priceChangesOf(id: number, afterCentavos: number): Offer['priceChanges'] {
  const daysAgo = id % 8 === 1 ? 1 : id % 8 === 2 ? 180 : 2
  if (id % 8 === 0 || id % 8 > 3) return undefined
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  return [{ at, beforeCentavos: afterCentavos + (id % 8 === 3 ? -1 : 1) * 100_000_00, afterCentavos }]
}

function inOrder(listings: readonly Offer[], order: ListingOrder): number[] {
  const price = ({ priceCentavos }: Offer) => priceCentavos ?? (order === 'cheapest' ? Infinity : -Infinity)
  const perSqm = ({ priceCentavos, floorAreaSqm }: Offer) =>
    priceCentavos === null || floorAreaSqm === null ? Infinity : Math.round(priceCentavos / floorAreaSqm)
  const compare: Record<ListingOrder, (a: Offer, b: Offer) => number> = {
    newest: (a, b) => b.id - a.id,
    cheapest: (a, b) => compareNumbers(price(a), price(b)) || a.id - b.id,
    dearest: (a, b) => compareNumbers(price(b), price(a)) || b.id - a.id,
    cheapestPerSqm: (a, b) => compareNumbers(perSqm(a), perSqm(b)) || a.id - b.id,
    largest: (a, b) => compareNumbers(b.floorAreaSqm ?? 0, a.floorAreaSqm ?? 0) || b.id - a.id,
  }
  return listings.toSorted(compare[order]).map(({ id }) => id)
}

function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
