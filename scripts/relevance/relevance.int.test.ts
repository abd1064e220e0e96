import { readFileSync } from 'node:fs'
import { PROPERTY_WORDS } from '@tahanan/catalog/import/place-property.ts'
import { type ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { type ListingLists } from '@tahanan/read-models/browse/listing-lists.ts'
import { openListingLists } from '@tahanan/read-models/browse/open-listing-lists.fixture.ts'
import { buildBrokerageListingState } from '@tahanan/read-models/listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '@tahanan/read-models/projection/apply-events.fixture.ts'
import { buildChanged } from '@tahanan/read-models/projection/changed.fixture.ts'
import { createReadDatabase, type ReadDatabase } from '@tahanan/read-models/schema/read-database.fixture.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/*
 * Whether what people type finds what they mean, over 2,235 real offers. A case is a text and what a person would say of
 * a card that it should find, judged by what the card shows and never by what the search knows.
 */

const OFFERS = new URL('../../../shared/data/listings.csv', import.meta.url)
const number = z.string().transform((text) => (text === '' ? null : Number(text)))
const offerSchema = z.object({
  title: z.string(),
  offer: z.enum(['rent', 'buy']),
  price_pesos: number,
  location: z.string(),
  bedrooms: number,
  bathrooms: number,
  floor_area_sqm: number,
  lot_area_sqm: number,
})

type IsRight = (card: ListingCard) => boolean

interface Case {
  readonly q: string
  readonly isRight: IsRight
}

const inPlace =
  (...names: readonly string[]): IsRight =>
  ({ location, name }) =>
    names.some((place) => ` ${foldText(location)} ${foldText(name)} `.includes(` ${place} `))
const both =
  (...rules: readonly IsRight[]): IsRight =>
  (card) =>
    rules.every((rule) => rule(card))
const condo: IsRight = (card) => card.property_subtype === 'Condominium'
const house: IsRight = (card) => card.property_subtype === 'House and lot' && card.property_type === 'Residential'
const dwelling: IsRight = (card) => condo(card) || house(card)
const studio: IsRight = (card) => card.property_unit_type === 'Studio' || foldText(card.name).includes('studio')
const rented: IsRight = (card) => card.property_status === 'For Rent'
const sold: IsRight = (card) => card.property_status === 'For Sale'
const beds =
  (count: number): IsRight =>
  (card) =>
    card.bedroom === count
const under =
  (pesos: number): IsRight =>
  (card) =>
    card.price_sort !== null && card.price_sort <= pesos

const CITIES = [
  ['makati', 'Makati', 'Makati City', 'City of Makati', 'makti', 'MAKATI'],
  ['quezon city', 'Quezon City', 'QC', 'quezon', 'Quezon Cty'],
  ['angeles', 'Angeles City', 'Angeles', 'angeles pampanga', 'City of Angeles'],
  ['taguig', 'Taguig', 'Taguig City', 'taguig metro manila', 'taguigg'],
  ['cebu', 'Cebu City', 'cebu', 'City of Cebu', 'Cebu City, Cebu'],
  ['manila', 'Manila', 'City of Manila', 'Maynila', 'manila city'],
  ['mandaluyong', 'Mandaluyong', 'Mandaluyong City', 'mandaluyogn'],
  ['las pinas', 'Las Piñas', 'Las Pinas City', 'laspinas'],
  ['paranaque', 'Parañaque', 'Paranaque', 'PARAÑAQUE CITY', 'paranque'],
  ['pasig', 'Pasig', 'Pasig City', 'City of Pasig'],
  ['pasay', 'Pasay', 'Pasay City', 'pasay metro manila'],
  ['muntinlupa', 'Muntinlupa', 'Muntinlupa City', 'munti'],
  ['valenzuela', 'Valenzuela City', 'valenzuela metro manila'],
  ['caloocan', 'Caloocan', 'Caloocan City', 'kalookan'],
  ['mandaue', 'Mandaue', 'Mandaue City', 'mandaue cebu'],
  ['lapu lapu', 'Lapu-Lapu', 'lapulapu', 'Lapu-Lapu City'],
  ['mabalacat', 'Mabalacat', 'Mabalacat City', 'mabalacat pampanga'],
  ['tagaytay', 'Tagaytay', 'Tagaytay City', 'tagatay'],
  ['baguio', 'Baguio', 'Baguio City', 'bagiuo'],
  ['davao', 'Davao', 'Davao City'],
  ['cainta', 'Cainta', 'cainta rizal'],
  ['dumaguete', 'Dumaguete', 'Dumaguete City'],
] as const

const BARANGAYS = [
  ['lahug', 'Lahug', 'Lahug, Cebu City', 'cebu city lahug', 'brgy lahug cebu'],
  ['malate', 'Malate', 'Malate, Manila', 'manila malate'],
  ['sampaloc', 'Sampaloc, Manila', 'brgy sampaloc manila'],
  ['pio del pilar', 'Pio del Pilar', 'Pio Del Pilar Makati', 'makati, pio del pilar'],
  ['malabanias', 'Malabanias', 'malabanias angeles', 'brgy. malabanias'],
  ['anunas', 'Anunas', 'anunas angeles city'],
  ['san antonio', 'San Antonio Makati', 'brgy san antonio', 'Brgy. San Antonio, Makati'],
  ['cubao', 'Cubao', 'cubao qc', 'Cubao, Quezon City'],
  ['alabang', 'Alabang', 'alabang muntinlupa'],
  ['western bicutan', 'Western Bicutan', 'western bicutan taguig'],
  ['mabolo', 'Mabolo', 'mabolo cebu'],
  ['banilad', 'Banilad Cebu', 'banilad cebu city'],
  ['fort bonifacio', 'Fort Bonifacio', 'BGC'],
  ['mactan', 'Mactan', 'mactan lapu-lapu'],
  ['talamban', 'Talamban', 'talamban cebu city'],
  ['balibago', 'Balibago Angeles', 'brgy balibago angeles'],
] as const

const KINDS: readonly (readonly [readonly string[], IsRight])[] = [
  [['condo', 'condominium', 'condo unit'], condo],
  [['apartment', 'apt'], dwelling],
  [['studio', 'studio type'], studio],
  [['2br', '2 bedroom', 'two bedroom', '2 kwarto'], beds(2)],
  [['for rent', 'paupahan', 'for lease'], rented],
  [['for sale', 'ibinebenta'], sold],
  [['apartment for rent', 'apartment paupahan'], both(dwelling, rented)],
  [['under 20k for rent', 'for rent below 20k'], both(rented, under(20_000))],
  [['2br for rent under 30k'], both(beds(2), rented, under(30_000))],
]

const EXAMPLES: readonly Case[] = [
  { q: 'house and lot', isRight: house },
  { q: 'bahay', isRight: house },
  { q: 'bahay at lupa', isRight: house },
  { q: 'h&l', isRight: house },
  { q: 'apartment', isRight: dwelling },
  { q: 'condo under 3M', isRight: both(condo, under(3_000_000)) },
  { q: 'condo makati', isRight: both(condo, inPlace('makati')) },
  { q: '2 br makati', isRight: both(beds(2), inPlace('makati')) },
  { q: 'brgy san antonio', isRight: inPlace('san antonio') },
  { q: 'house and lot cavite', isRight: house },
  { q: 'opisina', isRight: (card) => card.property_type === 'Commercial' },
  { q: 'townhouse', isRight: (card) => foldText(card.name).includes('town') },
  { q: 'murang condo sa makati', isRight: both(condo, inPlace('makati')) },
  { q: 'lupa', isRight: (card) => card.property_subtype === 'Lot Only' },
]

const CASES: readonly Case[] = [
  ...EXAMPLES,
  ...CITIES.flatMap(([name, ...spellings]) => spellings.map((q) => ({ q, isRight: inPlace(name) }))),
  ...BARANGAYS.flatMap(([name, ...spellings]) => spellings.map((q) => ({ q, isRight: inPlace(name) }))),
  ...CITIES.flatMap(([name, place], at) =>
    KINDS.map(([words, isKind], kind) => {
      const word = words[(at + kind) % words.length] ?? ''
      return { q: kind % 2 === 0 ? `${word} ${place}` : `${place} ${word}`, isRight: both(isKind, inPlace(name)) }
    }),
  ),
]

let database: ReadDatabase
let lists: ListingLists
let cards: readonly ListingCard[]

const answer = async (q: string) => {
  const { json } = await lists.list(listingSearchQuerySchema.parse({ q, page_size: '10' }))
  return listingListSchema.parse(JSON.parse(json))
}

beforeAll(async () => {
  database = await createReadDatabase()
  const offers = z.array(offerSchema).parse(parse(readFileSync(OFFERS), { columns: true }))
  await applyEvents(
    database.readPool,
    offers.map((offer, at) => {
      const guess = PROPERTY_WORDS.find(({ words }) => words.test(foldText(offer.title)))
      return buildChanged(
        'listing',
        buildBrokerageListingState({
          id: at + 1,
          slug: `offer-${at + 1}`,
          name: offer.title.slice(0, 200) || 'Offer',
          location: offer.location,
          status: offer.offer === 'rent' ? 1 : 0,
          priceCentavos: offer.price_pesos === null ? null : Math.round(offer.price_pesos * 100),
          bedroom: offer.bedrooms === null ? null : Math.round(offer.bedrooms),
          bathroom: offer.bathrooms === null ? null : Math.round(offer.bathrooms),
          floorAreaSqm: offer.floor_area_sqm,
          lotAreaSqm: offer.lot_area_sqm,
          propertyType: guess?.propertyType ?? 0,
          propertySubtype: guess?.propertySubtype ?? 1,
          unitType: guess?.unitType ?? null,
        }),
      )
    }),
  )
  await database.readPool.query('analyze')
  lists = openListingLists(database)
  const { rows } = await database.readPool.query<{ card: ListingCard }>('select card::json as card from listing_view')
  cards = rows.map(({ card }) => card)
}, 120_000)
afterAll(() => database.drop())

test('what people type finds what they mean', { timeout: 120_000 }, async () => {
  // What nobody offers cannot be found.
  const possible = CASES.filter(({ isRight }) => cards.some(isRight))
  const missed: string[] = []
  let shown = 0
  let right = 0
  for (const { q, isRight } of possible) {
    const { results } = await answer(q)
    const found = results.filter(isRight).length
    shown += results.length
    right += found
    if (!results.slice(0, 5).some(isRight)) missed.push(`${q}: none of the first five`)
    else if (found < results.length) missed.push(`${q}: ${results.length - found} of ${results.length} wrong`)
  }
  const without = missed.filter((line) => line.endsWith('first five')).length
  const firstFive = 1 - without / possible.length
  const firstTen = right / shown
  console.log(
    `${possible.length} cases: first five hold a right one in ${(100 * firstFive).toFixed(1)} %, ` +
      `${(100 * firstTen).toFixed(1)} % of the first ten are right. Not:\n${missed.join('\n')}`,
  )
  expect(possible.length).toBeGreaterThanOrEqual(300)
  expect(firstFive).toBeGreaterThanOrEqual(0.99)
  expect(firstTen).toBeGreaterThanOrEqual(0.98)
})
