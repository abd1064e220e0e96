import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import type { ListingState } from '@tahanan/contracts/listing/listing-state.ts'
import { AREA_KINDS, areaOffer } from '@tahanan/contracts/place/area-offer.ts'
import { areaPageSchema } from '@tahanan/contracts/place/area-page.ts'
import { KINDS as RULES } from '../search/kinds.ts'
import { type Area, isWithin } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { EventBus, EventProducer } from '@tahanan/platform/event-bus/event-bus.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { buildEventMessage } from '../projection/event-message.fixture.ts'
import { type Projector, startProjector } from '../projection/projector.ts'
import { rebuildListingView } from '../rebuild/rebuild-listing-view.ts'
import { rebuildSearch } from '../rebuild/rebuild-search.ts'
import { createReadDatabase, type ReadDatabase } from '../schema/read-database.fixture.ts'
import { findAreaPage } from './find-area-page.ts'
import { findPriceOutliers } from './find-price-outliers.ts'
import { queueEveryArea } from './pending-area.store.ts'

const LISTINGS = 4_000
const CHANGES = 500
const DRAWN = 200
/** Kafka takes a megabyte at once. */
const BATCH = 250
const gazetteer = openGazetteer()
const YEAR_MS = 366 * 86_400_000

/** The same for the same seed. */
function createDraw(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

const draw = createDraw(133)
const pick = <T>(choices: readonly T[]): T => choices[draw(choices.length)] ?? pick(choices)

const outermost = ['metro-manila', 'cebu', 'cavite', 'laguna'].map((slug) => gazetteer.areaAt(slug))
const cities = outermost.flatMap((area) => (area === undefined ? [] : gazetteer.children(area)))
/** Most offers are in few places, as they are. */
const barangays = cities.slice(0, 30).flatMap((city) => gazetteer.children(city).slice(0, 12))

const projects = [1, 2, 3].map((id) =>
  buildProjectState({ id, name: `Grove ${id}`, propertyType: 0, propertySubtype: 2, location: 'Nowhere' }),
)

let database: ReadDatabase
let bus: EventBus
let producer: EventProducer
let projector: Projector
/** What is in the catalogue, by id. */
const catalogue = new Map<number, ListingState>()
/** The newest version of each aggregate that was sent, by its key. */
const sent = new Map<string, number>()

function drawListing(id: number): ListingState {
  const at = (msAgo: number) => new Date(Date.now() - msAgo).toISOString()
  const after = (1 + draw(90)) * 100_000_00
  const before = Math.round(after * (0.7 + draw(40) / 100))
  const place = draw(20) === 0 ? undefined : pick(draw(4) === 0 ? cities : barangays)
  const common = {
    id,
    slug: `unit-${id}`,
    name: `Unit ${id}`,
    location: 'Somewhere',
    areaCode: place?.code ?? null,
    createdAt: at(draw(2) * 2 * YEAR_MS),
    lotAreaSqm: draw(4) === 0 ? null : 20 + draw(600),
    floorAreaSqm: draw(4) === 0 ? null : 20 + draw(30_000) / 100,
    availability: draw(15) === 0 ? (1 as const) : (0 as const),
    soldAt: at(0),
    isPublished: draw(20) !== 0,
    ...(draw(5) > 0 && {
      priceChanges: [
        { at: at(YEAR_MS / 4), beforeCentavos: before + 5, afterCentavos: after },
        { at: at(YEAR_MS / 2), beforeCentavos: before, afterCentavos: before + 5 },
        { at: at(YEAR_MS * 3), beforeCentavos: 7, afterCentavos: before },
      ].slice(draw(4) > 0 ? draw(2) : 2 + draw(2)),
    }),
  }
  if (draw(4) === 0) {
    return buildListingState({
      ...common,
      projectId: 1 + draw(3),
      minPriceCentavos: after,
      maxPriceCentavos: after * 2,
    })
  }
  const [propertyType = 0, propertySubtype = 0] = pick([
    [0, 0],
    [0, 1],
    [0, 1],
    [0, 2],
    [0, 2],
    [1, 0],
    [1, 3],
    [4, 0],
  ])
  const status = draw(4) === 0 ? (1 as const) : (0 as const)
  return buildBrokerageListingState({
    ...common,
    propertyType,
    propertySubtype,
    status,
    priceCentavos: draw(12) === 0 ? null : after,
  })
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

const pesosOf = (centavos: readonly number[]) => (centavos.length < 5 ? null : Math.floor(median(centavos) / 100 + 0.5))

interface Offer {
  readonly offer: string
  readonly priceCentavos: number | null
  readonly perSqm: number | null
  readonly ratio: number | null
}

function offerOf(listing: ListingState): Offer {
  const price = listing.listingType === 0 ? listing.minPriceCentavos : listing.priceCentavos
  const [type, subtype] = listing.listingType === 0 ? [0, 2] : [listing.propertyType, listing.propertySubtype]
  const kind = AREA_KINDS.find((one) =>
    RULES[one].some(
      (rule) => (rule.propertyTypes ?? [type]).includes(type) && (rule.propertySubtypes ?? [subtype]).includes(subtype),
    ),
  )
  if (kind === undefined) throw new Error(`Nothing is of the type ${type} and ${subtype}.`)
  const size = subtype === 0 ? listing.lotAreaSqm : listing.floorAreaSqm
  const yearAgo = new Date()
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  const isOld = Date.parse(listing.createdAt) <= yearAgo.getTime()
  const since = listing.priceChanges?.filter(({ at }) => Date.parse(at) > yearAgo.getTime())
  const then = since?.at(-1)?.beforeCentavos ?? price
  return {
    offer: areaOffer({ kind, for_rent: listing.listingType === 1 && listing.status === 1 }),
    priceCentavos: price,
    perSqm: price === null || size === null ? null : Math.round(price / size),
    ratio: isOld && since !== undefined && price !== null && then !== null ? price / then : null,
  }
}

/** A plain count over the catalogue, by what is offered. */
function countPlainly(area: Area | undefined) {
  const inside = [...catalogue.values()].filter(({ areaCode, isPublished, availability }) => {
    const own = areaCode === null ? undefined : gazetteer.areaOf(areaCode)
    const isThere = area === undefined || (own !== undefined && isWithin(own, area))
    return isThere && isPublished && availability === 0
  })
  const offers = inside.map(offerOf)
  const numbers = [...new Set(offers.map(({ offer }) => offer))].map((offer) => {
    const same = offers.filter((one) => one.offer === offer)
    const known = (read: (one: Offer) => number | null) => same.map(read).filter((value) => value !== null)
    const ratios = known(({ ratio }) => ratio)
    return [
      offer,
      {
        count: same.length,
        priced: known(({ priceCentavos }) => priceCentavos).length,
        median: pesosOf(known(({ priceCentavos }) => priceCentavos)),
        sized: known(({ perSqm }) => perSqm).length,
        median_sqm: pesosOf(known(({ perSqm }) => perSqm)),
        compared: ratios.length,
        change: ratios.length < 5 ? null : expect.closeTo(median(ratios) * 100 - 100, 0.9),
      },
    ] as const
  })
  return { offers: inside.length, numbers: Object.fromEntries(numbers) }
}

/** The offers furthest from the median of their barangay, or of their city where that has none, by plain comparison. */
function findOutliersPlainly() {
  const offers = [...catalogue.values()].flatMap((listing) => {
    const { perSqm, offer } = offerOf(listing)
    const area = listing.areaCode === null ? undefined : gazetteer.areaOf(listing.areaCode)
    const isThere = listing.isPublished && listing.availability === 0
    if (perSqm === null || area === undefined || !isThere) return []
    const city = cities.find((one) => isWithin(area, one))
    return [{ id: listing.id, perSqm, offer, areas: area.level === 'barangay' ? [area, city] : [city] }]
  })
  const medianOf = (offer: string, area: Area): number | null =>
    pesosOf(
      offers.filter((one) => one.offer === offer && one.areas.includes(area)).map(({ perSqm: centavos }) => centavos),
    )
  return offers
    .flatMap(({ id, perSqm, offer, areas }) => {
      const measured = areas.flatMap((area) => {
        const medianSqm = area === undefined ? null : medianOf(offer, area)
        return area === undefined || medianSqm === null ? [] : [{ area: area.name, medianSqm }]
      })
      const [nearest] = measured
      if (nearest === undefined) return []
      return [
        { id, priceSqm: perSqm / 100, ...nearest, distance: Math.abs(Math.log(perSqm / 100 / nearest.medianSqm)) },
      ]
    })
    .toSorted((one, other) => other.distance - one.distance)
    .slice(0, 6)
    .map(({ distance: _distance, ...outlier }) => outlier)
}

async function expectPlainOutliers(): Promise<void> {
  const told = await findPriceOutliers(database.readPool)
  const plain = findOutliersPlainly()
  expect(plain).toHaveLength(6)
  expect(told.map(({ id, priceSqm, medianSqm, area }) => ({ id, priceSqm, medianSqm, area }))).toEqual(
    plain.map(({ id, priceSqm, medianSqm, area }) => ({ id, priceSqm, medianSqm, area })),
  )
}

async function readPage(area: Area | undefined) {
  const page = await findAreaPage(database.readPool, area === undefined ? [] : area.slug.split('/'))
  if (page.kind !== 'found') throw new Error(`The page of ${area?.slug ?? 'the country'} is ${page.kind}.`)
  return areaPageSchema.parse(JSON.parse(page.json))
}

async function expectPlainNumbers(): Promise<void> {
  await expectPlainOutliers()
  const everywhere = [...barangays, ...cities, ...outermost, undefined]
  const drawn = new Set([undefined, ...outermost, ...Array.from({ length: DRAWN }, () => pick(everywhere))])
  for (const area of drawn) {
    const page = await readPage(area)
    const told = page.numbers.map(({ kind, for_rent, ...rest }) => [areaOffer({ kind, for_rent }), rest] as const)
    expect([area?.slug, { offers: page.offers, numbers: Object.fromEntries(told) }]).toEqual([
      area?.slug,
      countPlainly(area),
    ])
  }
}

async function send(events: readonly CatalogEvent[]): Promise<void> {
  const messages = events.map(buildEventMessage)
  for (const [at, { key }] of messages.entries()) sent.set(key, events[at]?.version ?? 0)
  for (let at = 0; at < messages.length; at += BATCH) {
    await producer.send(CATALOG_TOPIC, messages.slice(at, at + BATCH))
  }
  await untilCounted()
}

/** By versions, not by lag: Kafka's markers of transactions take offsets, so lag never reads 0. */
async function untilCounted(): Promise<void> {
  const versions = [...sent.values()].reduce((sum, version) => sum + version, 0)
  const pending = async () => {
    const { rows } = await database.readPool.query<{ versions: number }>(
      `select ((select coalesce(sum(version), 0) from listing_ref)
         + (select coalesce(sum(version), 0) from project_ref))::int as versions`,
    )
    const unread = versions - (rows[0]?.versions ?? 0)
    return unread + (await database.count('dirty')) + (await database.count('pending_area'))
  }
  await expect.poll(pending).toBe(0)
}

/** @param openBus a bus whose topic of the catalogue nobody else uses */
export function describeAreaNumbers(openBus: (database: ReadDatabase) => Promise<EventBus>): void {
  const signal = new AbortController().signal

  beforeAll(async () => {
    database = await createReadDatabase()
    bus = await openBus(database)
    await bus.ensureTopic({ name: CATALOG_TOPIC, partitions: 4, compacted: true })
    producer = await bus.openProducer('relay')
    projector = await startProjector({ bus, pool: database.readPool })
  }, 360_000)
  afterAll(async () => {
    await projector.close()
    await bus.close()
    await database.drop()
  })

  test('equal a plain count over the catalogue, before and after changes, and after both rebuilds', async () => {
    for (let id = 1; id <= LISTINGS; id += 1) catalogue.set(id, drawListing(id))
    await send([
      ...projects.map((project) => buildChanged('project', project)),
      ...[...catalogue.values()].map((listing) => buildChanged('listing', listing)),
    ])
    await expectPlainNumbers()

    const changed = Array.from({ length: CHANGES }, () => 1 + draw(LISTINGS)).map((id, at): CatalogEvent => {
      if (draw(10) === 0) {
        catalogue.delete(id)
        return buildDeleted('listing', id, 2 + at)
      }
      const listing = drawListing(id)
      catalogue.set(id, listing)
      return buildChanged('listing', listing, 2 + at)
    })
    await send(changed)
    await expectPlainNumbers()

    const { connectionString } = database
    await rebuildListingView({ bus, connectionString, signal })
    // What is there in the moment of the swap, before anybody counts again.
    await expectPlainNumbers()

    await database.readPool.query(`update area_view set numbers = '[]', offers = 1`)
    await rebuildSearch({ connectionString, signal })
    await untilCounted()
    await expectPlainNumbers()
  })

  test('what nobody offers any more is not there; numbers are of today', async () => {
    const [city] = cities
    if (city === undefined) throw new Error('There is no city.')
    const listing = buildBrokerageListingState({ id: 90_001, areaCode: city.code, isAreaChosen: true })
    const before = await readPage(city)
    await send([buildChanged('listing', listing)])
    const page = await readPage(city)
    expect(page.offers).toBe(before.offers + 1)
    expect(page.listings[0]?.slug).toBe('unit-90001')
    await send([buildDeleted('listing', 90_001, 2)])
    expect((await readPage(city)).offers).toBe(before.offers)
    await database.readPool.query(`update area_view set counted_at = now() - interval '25 hours', offers = 1`)
    await expect.poll(async () => (await readPage(city)).offers).toBe(before.offers)
  })

  test('an existing database gets them: every area that has offers is counted', async () => {
    const before = await readPage(undefined)
    // Areas of the test before may still be counted: two that write many rows take turns.
    await inTransaction(database.readPool, async (client) => {
      await client.query('lock table area_view in exclusive mode')
      await client.query('delete from area_view')
      await queueEveryArea(client)
    })
    await untilCounted()
    expect((await readPage(undefined)).numbers).toEqual(before.numbers)
  })
}
