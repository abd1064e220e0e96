import { listingCardSchema } from '@tahanan/contracts/listing/listing-card.ts'
import { listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildBrokerState } from '../broker/broker-state.fixture.ts'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { findListingMap } from '../map/find-listing-map.ts'
import { readListingDocuments } from '../search-index/listing-document.store.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { buildBrokerageListingState } from './brokerage-listing-state.fixture.ts'
import { buildListingState } from './listing-state.fixture.ts'

let database: ReadDatabase

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.empty())

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(database.readPool, events)

async function findRow(id = 1) {
  const { rows } = await database.readPool.query<{ rev: string; card: string; detail: string; listed: boolean }>(
    'select rev, card, detail, listed from listing_view where id = $1',
    [id],
  )
  return rows[0]
}

const getCard = async (id = 1) => listingCardSchema.parse(JSON.parse((await findRow(id))?.card ?? 'null'))
const getDetail = async (id = 1) => listingDetailSchema.parse(JSON.parse((await findRow(id))?.detail ?? 'null'))

const developer = buildChanged('developer', buildDeveloperState())
const project = buildChanged('project', buildProjectState())

test('a pin is in nothing public more exactly than to about 100 m (decision 132)', async () => {
  const pin = {
    point: { latitude: 10.3318765, longitude: 123.8967654 },
    pointPrecision: 'exact',
    isAreaChosen: true,
  } as const
  await apply(buildChanged('listing', buildBrokerageListingState({ id: 1, areaCode: '730600041', ...pin })))
  const { rows } = await database.readPool.query<{ said: string }>(
    `select view::text as said from listing_view view union all select search::text from listing_search search
      union all select suggestion::text from suggestion`,
  )
  const documents = await readListingDocuments(database.readPool, [1])
  const map = await findListingMap({ pool: database.readPool, understands: true }, { ids: [1] })
  expect(documents.get(1)).toMatchObject({ latitude: 10.332, longitude: 123.897 })
  expect(JSON.parse(map.json)).toMatchObject({ pins: [{ latitude: 10.332, longitude: 123.897, precision: 'near' }] })
  const said = JSON.stringify([rows, [...documents.values()], map])
  expect(said).toContain('10.332')
  expect(said).not.toMatch(/10\.3318|123\.8967/)
})

describe('listing.changed', () => {
  test('makes the card and the detail of a project listing', async () => {
    await apply(
      developer,
      project,
      buildChanged('amenity', { id: 7, name: 'Swimming pool' }),
      buildChanged('listing', buildListingState({ amenityIds: [7] })),
    )
    expect(await getCard()).toMatchObject({
      name: 'Unit 1',
      type: 0,
      price: '₱3.5M – ₱4.07M',
      price_sort: 3_500_000,
      monthly_equity: 32_232.67,
      property_type: 'Residential',
      property_subtype: 'House and lot',
      unit_type: 'Townhouse',
      property_status: 'Pre-selling',
      developer_slug: 'builders-1',
      project_slug: 'villas-1',
    })
    expect(await getDetail()).toMatchObject({
      price_full: '₱3,500,000 – ₱4,067,920',
      amenities: [{ id: 7, name: 'Swimming pool' }],
      pictures: [],
      image: null,
      dhsud_lts: 'LTS-0012345',
      payment: { reservation_fee: 20_000, net_equity: 386_792, loanable_amount: 3_661_128 },
    })
  })

  test('makes the card and the detail of a rental', async () => {
    await apply(
      buildChanged('broker', buildBrokerState()),
      buildChanged('listing', buildBrokerageListingState({ status: 1, priceCentavos: 25_000_00, brokerId: 4 })),
    )
    expect(await getCard()).toMatchObject({
      type: 1,
      price: '₱25,000/month',
      property_status: 'For Rent',
      monthly_equity: null,
      developer_name: null,
      project_name: null,
    })
    expect((await getDetail()).broker).toMatchObject({ name: 'Broker 4', license: [{ name: 'PRC 0012345' }] })
  })

  test('a later version replaces it under a new revision', async () => {
    await apply(buildChanged('listing', buildBrokerageListingState({ name: 'Old' })))
    const before = await findRow()
    await apply(buildChanged('listing', buildBrokerageListingState({ name: 'New' }), 2))
    expect((await getCard()).name).toBe('New')
    expect(Number((await findRow())?.rev)).toBeGreaterThan(Number(before?.rev))
  })

  test('a duplicate changes nothing, its revision included', async () => {
    const event = buildChanged('listing', buildBrokerageListingState())
    await apply(event)
    const before = await database.dump()
    await apply(event)
    expect(await database.dump()).toEqual(before)
  })

  test('a stale version is ignored, in the same batch and in a later one', async () => {
    const old = buildChanged('listing', buildBrokerageListingState({ name: 'Old' }), 1)
    await apply(buildChanged('listing', buildBrokerageListingState({ name: 'New' }), 2), old)
    await apply(old)
    expect((await getCard()).name).toBe('New')
  })

  test('a draft has no page and is found nowhere', async () => {
    await apply(buildChanged('listing', buildBrokerageListingState()))
    await apply(buildChanged('listing', buildBrokerageListingState({ isPublished: false }), 2))
    expect(await findRow()).toBeUndefined()
    expect(await database.count('listing_search')).toBe(0)
  })

  test('a sold one keeps its page and leaves lists and searches', async () => {
    await apply(buildChanged('listing', buildBrokerageListingState()))
    const soldAt = '2026-02-01T00:00:00.000Z'
    await apply(buildChanged('listing', buildBrokerageListingState({ availability: 1, soldAt }), 2))
    expect(await findRow()).toMatchObject({ listed: false })
    expect((await getDetail()).availability).toBe('Sold')
    expect(await database.count('listing_search')).toBe(0)
    expect(await database.count('offer_count where offers > 0')).toBe(0)
  })
})

describe('listing.deleted', () => {
  test('takes it away, and a change that arrives later does not bring it back', async () => {
    const changed = buildChanged('listing', buildBrokerageListingState(), 1)
    await apply(changed)
    await apply(buildDeleted('listing', 1, 2, ['unit-1']))
    await apply(changed)
    expect(await findRow()).toBeUndefined()
    expect(await database.count('listing_search')).toBe(0)
    expect(await database.count("slug_redirect where slug = 'unit-1'")).toBe(1)
  })

  test('before the listing was ever seen', async () => {
    await apply(buildDeleted('listing', 9, 3, ['unit-9']))
    expect(await findRow(9)).toBeUndefined()
  })
})

describe('parents of a listing', () => {
  test('a project listing waits for its project and shows up with it', async () => {
    await apply(buildChanged('listing', buildListingState()))
    expect(await findRow()).toBeUndefined()
    await apply(project)
    expect(await getCard()).toMatchObject({ project_name: 'Villas 1', developer_name: null })
    await apply(developer)
    expect(await getCard()).toMatchObject({ project_name: 'Villas 1', developer_name: 'Builders 1' })
  })

  test('project.changed, developer.changed and amenity.changed reach the listing', async () => {
    const amenity = buildChanged('amenity', { id: 7, name: 'Pool' })
    await apply(developer, amenity, buildChanged('project', buildProjectState({ amenityIds: [7] })))
    await apply(buildChanged('listing', buildListingState()))
    await apply(buildChanged('project', buildProjectState({ amenityIds: [7], name: 'Hills', propertySubtype: 2 }), 2))
    await apply(buildChanged('developer', buildDeveloperState({ name: 'Makers' }), 2))
    await apply(buildChanged('amenity', { id: 7, name: 'Lap pool' }, 2))
    expect(await getDetail()).toMatchObject({
      project_name: 'Hills',
      property_subtype: 'Condominium',
      developer_name: 'Makers',
      project_amenities: [{ id: 7, name: 'Lap pool' }],
    })
  })

  test('broker.changed and broker.deleted reach the listing', async () => {
    await apply(buildChanged('listing', buildBrokerageListingState({ brokerId: 4 })))
    await apply(buildChanged('broker', buildBrokerState()))
    expect((await getDetail()).broker?.name).toBe('Broker 4')
    await apply(buildDeleted('broker', 4, 2))
    expect((await getDetail()).broker).toBeNull()
  })

  test('a deleted amenity is no chip any more', async () => {
    await apply(
      buildChanged('amenity', { id: 7, name: 'Pool' }),
      buildChanged('listing', buildBrokerageListingState({ amenityIds: [7] })),
    )
    await apply(buildDeleted('amenity', 7, 2))
    expect((await getDetail()).amenities).toEqual([])
  })

  test('a brokerage listing reads type and subtype through its project', async () => {
    await apply(developer, buildChanged('project', buildProjectState({ propertyType: 1, propertySubtype: 3 })))
    await apply(buildChanged('listing', buildBrokerageListingState({ projectId: 1 })))
    expect(await getCard()).toMatchObject({ property_type: 'Commercial', property_subtype: 'Building' })
  })
})

describe('pending index updates', () => {
  async function pending() {
    const { rows } = await database.readPool.query<{ index_name: string; listing_id: number; rev: string }>(
      'select index_name, listing_id, rev from index_mark',
    )
    return rows
  }

  test('one for each index and changed listing, moved on by each change', async () => {
    await database.readPool.query(`insert into search_index values ('listings')`)
    await apply(buildChanged('listing', buildBrokerageListingState()))
    await apply(buildChanged('listing', buildBrokerageListingState({ name: 'New' }), 2))
    const [first, ...others] = await pending()
    expect(first).toMatchObject({ index_name: 'listings', listing_id: 1 })
    expect(others).toEqual([])
    await apply(buildDeleted('listing', 1, 3))
    const [second] = await pending()
    expect(BigInt(second?.rev ?? 0)).toBeGreaterThan(BigInt(first?.rev ?? 0))
  })

  test('none for what did not change', async () => {
    await apply(buildChanged('listing', buildBrokerageListingState()))
    await database.readPool.query(`insert into search_index values ('listings')`)
    await apply(buildChanged('listing', buildBrokerageListingState()))
    expect(await pending()).toEqual([])
  })
})
