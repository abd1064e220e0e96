import { readFile } from 'node:fs/promises'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListing } from './create-listing.ts'
import { HOUSE, type ListingCatalog, openListingCatalog } from './listing-catalog.fixture.ts'
import { updateListing } from './update-listing.ts'

const MIGRATION = new URL('../migrations/0023-price-changes.sql', import.meta.url)

let catalog: ListingCatalog
beforeAll(async () => {
  catalog = await openListingCatalog()
})
afterAll(() => catalog.drop())

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 3, day, hour))

/** A published house of 3M, changed at these times; its id. */
async function house(...changes: readonly (readonly [Date, ListingChanges])[]): Promise<number> {
  const first = { ...HOUSE, isPublished: true, priceCentavos: 3_000_000_00 }
  const { id } = await createListing(catalog, catalog.context, { listingType: BROKERAGE_LISTING, changes: first })
  for (const [now, change] of changes) {
    const update = { id, changes: change, expectedVersion: undefined, listingType: undefined }
    await updateListing(catalog, { ...catalog.context, now }, update)
  }
  return id
}

const price = (pesos: number | null) => ({ priceCentavos: pesos === null ? null : pesos * 100 })

/** What the last event says: days, and pesos before and after. */
async function published(id: number): Promise<unknown> {
  const data = (await catalog.events(`listing:${id}`)).at(-1)?.data
  const changes = data !== undefined && 'priceChanges' in data ? (data.priceChanges ?? []) : []
  return changes.map((change) => [change.at.slice(0, 10), change.beforeCentavos / 100, change.afterCentavos / 100])
}

test('each change of the price is kept, newest first, and published', async () => {
  const id = await house([at(2), price(2_900_000)], [at(4), { featured: true }], [at(9), price(2_950_000)])
  expect(await published(id)).toEqual([
    ['2026-04-09', 2_900_000, 2_950_000],
    ['2026-04-02', 3_000_000, 2_900_000],
  ])
})

test('what is changed again within a day is one change, and none where the price is as it was', async () => {
  const slip = await house([at(2), price(300_000_000)], [at(2, 3), price(3_000_000)])
  expect(await published(slip)).toEqual([])
  const twice = await house([at(2), price(2_900_000)], [at(2, 20), price(2_800_000)], [at(4), price(2_700_000)])
  expect(await published(twice)).toEqual([
    ['2026-04-04', 2_800_000, 2_700_000],
    ['2026-04-02', 3_000_000, 2_800_000],
  ])
})

test('drafts, prices on request and another offer have no change that anybody has seen', async () => {
  const draft = await house([at(2), { isPublished: false, ...price(2_000_000) }], [at(4), { isPublished: true }])
  expect(await published(draft)).toEqual([])
  const hidden = await house([at(2), price(null)], [at(4), price(2_000_000)])
  expect(await published(hidden)).toEqual([])
  const rented = await house([at(2), price(2_900_000)], [at(4), { brokerageStatus: 1, ...price(20_000) }])
  expect(await published(rented)).toEqual([])
})

test('the last 24 are kept', async () => {
  const days = Array.from({ length: 26 }, (_, day) => day + 2)
  const id = await house(...days.map((day) => [at(day), price(3_000_000 - day)] as const))
  const changes = await published(id)
  expect(changes).toHaveLength(24)
  expect(changes).toContainEqual(['2026-04-27', 2_999_974, 2_999_973])
})

test('the past comes from the audit trail', async () => {
  const ids = [
    await house([at(2), price(2_900_000)], [at(4), { featured: true }], [at(9), price(2_950_000)]),
    await house([at(2), price(300_000_000)], [at(2, 3), price(3_000_000)], [at(5), price(2_500_000)]),
    await house([at(2), { isPublished: false, ...price(2_000_000) }], [at(4), { isPublished: true }]),
    await house([at(2), price(2_900_000)], [at(4), { brokerageStatus: 1, ...price(20_000) }], [at(6), price(19_000)]),
    await house(),
  ]
  const kept = await priceChangesOf(ids)
  await catalog.pool.query(`update app.listing set price_changes = '[]'`)
  const [, fill] = (await readFile(MIGRATION, 'utf8')).split(`default '[]';`)
  await catalog.pool.query(fill ?? '')
  expect(await priceChangesOf(ids)).toEqual(kept)
  expect(kept.map(({ count }) => count)).toEqual([2, 1, 0, 1, 0])
})

async function priceChangesOf(ids: readonly number[]) {
  const { rows } = await catalog.pool.query<{ changes: unknown; count: number }>(
    `select price_changes as changes, jsonb_array_length(price_changes) as count from app.listing
     where id = any ($1) order by id`,
    [ids],
  )
  return rows
}
