import type { DocumentKind } from '@tahanan/contracts/document/document.ts'
import { listingAttentionQuerySchema } from '@tahanan/contracts/attention/attention.endpoints.ts'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { BROKERAGE_LISTING, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDocument } from '../document/document.store.ts'
import { createListing } from '../listing/create-listing.ts'
import { deleteListing } from '../listing/delete-listing.ts'
import { getListingEdit } from '../listing/listing-answers.ts'
import { addListingParents, type ListingParents } from '../listing/listing.fixture.ts'
import { addPictures } from '../picture/picture-commands.ts'
import { buildPreparedPicture } from '../picture/prepared-picture.fixture.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { countListingsNeedingAttention, listListingsNeedingAttention } from './listing-attention.store.ts'

let catalog: TestCatalog
let parents: ListingParents

beforeAll(async () => {
  catalog = await openTestCatalog()
  parents = await addListingParents(catalog, catalog.context)
})
afterAll(() => catalog.drop())

const create = (listingType: 0 | 1, changes: ListingChanges) =>
  createListing(catalog, catalog.context, { listingType, changes }).then(({ id }) => id)

const HOUSE = {
  location: 'Lipa',
  priceCentavos: 450_000_000,
  listingOwner: 'A. Reyes',
  ownerOfTheProperty: 'B. Cruz',
}

const house = (name: string, changes: ListingChanges = {}) => create(BROKERAGE_LISTING, { name, ...HOUSE, ...changes })

const unit = (name: string, changes: ListingChanges = {}) =>
  create(PROJECT_LISTING, {
    name,
    location: 'Mandaluyong',
    projectId: parents.condoProjectId,
    unitType: 7,
    minPriceCentavos: 400_000_000,
    maxPriceCentavos: 500_000_000,
    equityTermsMonths: 12,
    equityPercentage: 10,
    ...changes,
  })

async function addPaper(listingId: number, kind: DocumentKind, validUntil: string | null): Promise<void> {
  const paper = {
    listingId,
    kind,
    validUntil,
    objectKey: `${listingId}/${kind}/${validUntil}`,
    fileName: '',
    sizeBytes: 1,
  }
  const client = await catalog.pool.connect()
  await insertDocument(client, { ...paper, uploadedBy: null, createdAt: catalog.context.now })
  client.release()
}

async function addPicture(ownerId: number): Promise<void> {
  const pictures = [buildPreparedPicture(`${ownerId}`)]
  await addPictures(catalog, catalog.context, { ownerNoun: 'listing', ownerId, pictures, max: 9 })
}

const list = (query: z.input<typeof listingAttentionQuerySchema> = {}) =>
  listListingsNeedingAttention(
    catalog,
    listingAttentionQuerySchema.parse({ page_size: '100', ...query }),
    catalog.context.now,
  )

async function reasonsOf(name: string): Promise<string[]> {
  const { results } = await list({ q: name })
  return results.flatMap(({ reasons }) => reasons.map(({ code }) => code))
}

test('an owner’s authority: none, lapsed, in force', async () => {
  const [none, lapsed, good] = [await house('Walang papel'), await house('Lapsed papel'), await house('Good papel')]
  for (const id of [none, lapsed, good]) await addPicture(id)
  await addPaper(none, 'title', null)
  await addPaper(lapsed, 'authority_to_sell', '2020-01-31')
  await addPaper(good, 'authority_to_sell', '2020-01-31')
  await addPaper(good, 'authority_to_lease', '2999-01-31')
  expect(await reasonsOf('walang')).toEqual(['no_authority'])
  expect(await reasonsOf('lapsed')).toEqual(['authority_lapsed'])
  expect(await reasonsOf('good papel')).toEqual([])
})

test('a stand-in for the licence, the price of an empty form, a unit that is not offered, no picture', async () => {
  await addPicture(await unit('Sound unit'))
  await addPicture(await unit('Tbalts unit', { dhsudLts: 'To follow' }))
  await addPicture(await unit('Cheap unit', { minPriceCentavos: 1_000_000, maxPriceCentavos: 2_000_000 }))
  await addPicture(await unit('Bare lot', { projectId: parents.lotProjectId, unitType: null }))
  const odd = await unit('Odd unit')
  await catalog.pool.query('update app.listing set unit_type = 6 where id = $1', [odd])
  expect(await reasonsOf('sound')).toEqual([])
  expect((await list({ q: 'bare lot' })).count).toBe(0)
  expect(await reasonsOf('tbalts')).toEqual(['placeholder_lts'])
  expect(await reasonsOf('cheap')).toEqual(['default_price'])
  expect(await reasonsOf('odd')).toEqual(['unit_type_not_offered', 'no_pictures'])
})

test('nothing of what nobody can see or buy', async () => {
  const gone = await house('Gone bahay')
  await deleteListing(catalog, catalog.context, { id: gone, expectedVersion: undefined })
  await house('Draft bahay', { isPublished: false })
  await house('Sold bahay', { availability: 1 })
  expect(await list({ q: 'bahay' })).toEqual({ count: 0, results: [] })
})

test('the gravest come first, then the newest; by one reason, page by page', async () => {
  const older = await unit('Zeta unit')
  const newer = await unit('Zeta other unit')
  const grave = await house('Zeta house')
  const { results } = await list({ q: 'zeta' })
  expect(results.map(({ id }) => id)).toEqual([grave, newer, older])
  const bare = await list({ q: 'zeta', reason: 'no_pictures', page: '2', page_size: '2' })
  expect(bare).toMatchObject({ count: 3, results: [{ id: older, type: 0, name: 'Zeta unit' }] })
  expect(await list({ q: 'zeta', reason: 'default_price' })).toEqual({ count: 0, results: [] })
})

test('the question to the database and the rules agree about every listing', async () => {
  const { count, results } = await list()
  expect(results).toHaveLength(count)
  const tally = new Map<string, number>()
  for (const { reasons } of results) for (const { code } of reasons) tally.set(code, (tally.get(code) ?? 0) + 1)
  const counted = await countListingsNeedingAttention(catalog, catalog.context.now)
  expect(new Map(counted.map((each) => [each.reason, each.count]))).toEqual(tally)
  const { rows } = await catalog.pool.query<{ id: number }>(
    'select id from app.listing where deleted_at is null and is_published and availability = 0',
  )
  for (const { id } of rows) {
    const { warnings } = await getListingEdit(catalog, id, catalog.context.now)
    expect(results.find((listing) => listing.id === id)?.reasons ?? []).toEqual(warnings)
  }
})
