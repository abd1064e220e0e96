import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { Conflict, InvalidInput, NotFound } from '@tahanan/platform/problem/problem.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../command/run-command.ts'
import { addListing, type NewListing } from './create-listing.ts'
import { getListingEdit } from './listing-answers.ts'
import { HOUSE, type ListingCatalog, openListingCatalog } from './listing-catalog.fixture.ts'
import { updateListing } from './update-listing.ts'

let catalog: ListingCatalog
beforeAll(async () => {
  catalog = await openListingCatalog()
})
afterAll(() => catalog.drop())

const failure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

async function countRows() {
  const { rows } = await catalog.pool.query<Record<string, string>>(
    `select (select count(*) from app.listing) as listings, (select count(*) from app.outbox) as events,
            (select count(*) from app.audit) as audits, (select count(*) from app.slug) as slugs,
            (select count(*) from app.listing_amenity) as amenities`,
  )
  return rows[0]
}

describe('one change, one event, one audit entry', () => {
  test('over the life of a listing', async () => {
    const { id, slug } = await catalog.createHouse({ amenityIds: [...catalog.parents.amenityIds] })
    expect(slug).toBe(`house-in-lipa-${id}`)
    expect(await catalog.update(id, { name: 'Big House', availability: 1 })).toMatchObject({
      version: 2,
      slug: `big-house-${id}`,
    })
    await catalog.update(id, { name: 'House in Lipa', amenityIds: [], availability: 0 })
    await catalog.remove(id)
    const events = await catalog.events(`listing:${id}`)
    expect(events.map(({ type, version }) => [type, version])).toEqual([
      ['listing.changed', 1],
      ['listing.changed', 2],
      ['listing.changed', 3],
      ['listing.deleted', 4],
    ])
    expect(events[0]?.data).toMatchObject({ slug, oldSlugs: [], amenityIds: catalog.parents.amenityIds, soldAt: null })
    expect(events[1]?.data).toMatchObject({ oldSlugs: [slug], soldAt: catalog.context.now.toISOString() })
    expect(events[2]?.data).toMatchObject({ slug, oldSlugs: [`big-house-${id}`], amenityIds: [], soldAt: null })
    expect(events[3]?.data).toMatchObject({ deleted: true, slugs: [slug, `big-house-${id}`] })
    expect(await catalog.auditActions('listing', id)).toEqual(['create', 'update', 'update', 'delete'])
  })

  test('an update that changes nothing leaves none', async () => {
    const { id } = await catalog.createHouse({ lotAreaSqm: 120.55, amenityIds: [catalog.parents.amenityIds[0]] })
    const changes = { ...HOUSE, lotAreaSqm: 120.55, amenityIds: [catalog.parents.amenityIds[0]] }
    expect(await catalog.update(id, changes)).toMatchObject({ version: 1 })
    expect(await catalog.events(`listing:${id}`)).toHaveLength(1)
    expect(await catalog.auditActions('listing', id)).toEqual(['create'])
  })

  test('sold stays sold since the day it was', async () => {
    const { id } = await catalog.createHouse({ availability: 1 })
    const tomorrow = { ...catalog.context, now: new Date('2026-03-02T08:00:00Z') }
    const changes = { featured: true }
    await updateListing(catalog, tomorrow, { id, changes, expectedVersion: undefined, listingType: undefined })
    const [, latest] = await catalog.events(`listing:${id}`)
    expect(latest?.data).toMatchObject({ soldAt: '2026-03-01T08:00:00.000Z', updatedAt: '2026-03-02T08:00:00.000Z' })
  })

  test('what is refused leaves nothing at all', async () => {
    const { id } = await catalog.createHouse()
    const before = await countRows()
    expect(await failure(catalog.createHouse({ projectId: 999_999 }))).toBeInstanceOf(InvalidInput)
    expect(await failure(catalog.createHouse({ amenityIds: [999_999] }))).toBeInstanceOf(InvalidInput)
    expect(await failure(catalog.update(id, { brokerId: 999_999 }))).toBeInstanceOf(InvalidInput)
    expect(await failure(catalog.update(id, { featured: true }, 7))).toBeInstanceOf(Conflict)
    expect(await failure(catalog.update(999_999, { featured: true }))).toBeInstanceOf(NotFound)
    expect(await failure(catalog.remove(id, 7))).toBeInstanceOf(Conflict)
    expect(await countRows()).toEqual(before)
  })

  test('a failure after the row was written takes it back', async () => {
    const before = await countRows()
    const work = runCommand(catalog, catalog.context, async (unit) => {
      await addListing(unit, { listingType: BROKERAGE_LISTING, changes: HOUSE })
      throw new Error('The relay’s machine caught fire.')
    })
    await expect(work).rejects.toThrow('caught fire')
    expect(await countRows()).toEqual(before)
  })

  test('everything that was sent is there to read again', async () => {
    const changes: ListingChanges = {
      ...HOUSE,
      isPublished: false,
      featured: true,
      lotAreaSqm: 1234.56,
      floorAreaSqm: 0.1,
      bedroom: 3,
      bathroom: 2,
      carpark: 1,
      parking: true,
      details: '<p>Hi</p>',
      amenityIds: [...catalog.parents.amenityIds],
      brokerId: 4,
      unitType: 3,
      reservationFeeCentavos: 5,
      brokerageStatus: 1,
      priceCentavos: 99_999_999_999_999,
      financingOption: [0, 3],
      titleNumber: 'T-1',
      taxDeclarationNumber: 'TD-1',
      termsOfPayment: 'Cash',
    }
    const { id } = await catalog.createHouse(changes)
    const stored = await getListingEdit(catalog, id, catalog.context.now)
    expect(stored).toMatchObject({
      is_published: false,
      featured: true,
      lot_area: 1234.56,
      floor_area: 0.1,
      bedroom: 3,
      amenities: [{ name: 'Gym' }, { name: 'Swimming pool' }],
      broker_id: 4,
      reservation_fee: 0.05,
      brokerage_listing: { price: 999_999_999_999.99, unit_type: 3, financing_option: [0, 3], title_number: 'T-1' },
    })
    expect(await catalog.update(id, changes)).toMatchObject({ version: 1 })
  })
})

test('nothing private ever enters an event', async () => {
  const secrets = {
    listingOwner: 'Sekreto Uno',
    ownerOfTheProperty: 'Sekreto Dos',
    titleNumber: 'SEKRETO-3',
    taxDeclarationNumber: 'SEKRETO-4',
    termsOfPayment: 'Sekreto Singko',
  }
  const { id } = await catalog.createHouse(secrets)
  await catalog.update(id, { listingOwner: 'Sekreto Sais', name: 'Renamed' })
  await catalog.remove(id)
  expect((await catalog.events(`listing:${id}`)).length).toBe(3)
  expect(await catalog.outboxText()).not.toMatch(/sekreto/i)
})

describe('imports', () => {
  const row = { listingType: BROKERAGE_LISTING, changes: HOUSE } as const
  const importRow = (listing: NewListing) => runCommand(catalog, catalog.context, (unit) => addListing(unit, listing))

  test('a key is taken once, whoever comes with it', async () => {
    const first = await importRow({ ...row, importKey: 'file:1' })
    expect(first.isNew).toBe(true)
    const before = await countRows()
    expect(await importRow({ ...row, importKey: 'file:1' })).toMatchObject({
      id: first.id,
      isNew: false,
    })
    await catalog.remove(first.id)
    expect(await importRow({ ...row, importKey: 'file:1' })).toMatchObject({
      isNew: false,
    })
    expect((await countRows())?.listings).toBe(before?.listings)
  })

  test('rivals with one key add one listing', async () => {
    const rivals = [1, 2, 3, 4].map(() => importRow({ ...row, importKey: 'file:2' }))
    const added = await Promise.all(rivals)
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
    expect(await catalog.events(`listing:${added[0]?.id}`)).toHaveLength(1)
  })

  test('a run that dies before its commit leaves the key free', async () => {
    const dying = runCommand(catalog, catalog.context, async (unit) => {
      await addListing(unit, { ...row, importKey: 'file:3' })
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect(await importRow({ ...row, importKey: 'file:3' })).toMatchObject({
      isNew: true,
    })
  })
})
