import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amenities } from '../amenity/amenity-commands.ts'
import { runCommand } from '../command/run-command.ts'
import { projects } from '../project/project-commands.ts'
import { addListing, createListing, type NewListing } from './create-listing.ts'
import { getListingEdit } from './listing-answers.ts'
import { type ListingCatalog, openListingCatalog } from './listing-catalog.fixture.ts'

let catalog: ListingCatalog
beforeAll(async () => {
  catalog = await openListingCatalog()
})
afterAll(() => catalog.drop())

const failure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

async function untilSomebodyWaits(): Promise<void> {
  const waiting = async () => {
    const { rows } = await catalog.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  await expect.poll(waiting).toBeGreaterThan(0)
}

const unit = (projectId: number): NewListing => ({
  listingType: PROJECT_LISTING,
  changes: {
    name: 'Unit',
    location: 'Mandaluyong',
    projectId,
    unitType: 7,
    amenityIds: [catalog.parents.amenityIds[1]],
  },
})

/** Adds a listing, and commits when `during` is done. */
async function whileCreating(projectId: number, during: () => Promise<void>) {
  return runCommand(catalog, catalog.context, async (work) => {
    const added = await addListing(work, unit(projectId))
    await during()
    return added
  })
}

test('what a listing is being created under cannot be deleted', async () => {
  const outcomes: Promise<unknown>[] = []
  const { id } = await whileCreating(catalog.parents.condoProjectId, async () => {
    outcomes.push(failure(projects.remove(catalog, catalog.context, catalog.parents.condoProjectId)))
    outcomes.push(failure(amenities.remove(catalog, catalog.context, catalog.parents.amenityIds[1])))
    await untilSomebodyWaits()
  })
  for (const outcome of await Promise.all(outcomes)) {
    expect(outcome).toMatchObject({ name: 'Conflict', code: 'in_use' })
  }
  expect(await getListingEdit(catalog, id, catalog.context.now)).toMatchObject({
    project: catalog.parents.condoProjectId,
  })
})

test('no listing is created under a project that is being deleted', async () => {
  const client = await catalog.pool.connect()
  let creating: Promise<unknown>
  try {
    await client.query('begin')
    await client.query('update app.project set deleted_at = now() where id = $1', [catalog.parents.lotProjectId])
    creating = failure(createListing(catalog, catalog.context, unit(catalog.parents.lotProjectId)))
    await untilSomebodyWaits()
    await client.query('commit')
    expect(await creating).toMatchObject({
      fields: { project: [`There is no project ${catalog.parents.lotProjectId}.`] },
    })
  } finally {
    await client.query('update app.project set deleted_at = null where id = $1', [catalog.parents.lotProjectId])
    client.release()
  }
})

test('of two updates made to one version, one is told of the other', async () => {
  const { id } = await catalog.createHouse()
  const outcomes = await Promise.allSettled([
    catalog.update(id, { bedroom: 4 }, 1),
    catalog.update(id, { bedroom: 5 }, 1),
  ])
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { bedroom } = await getListingEdit(catalog, id, catalog.context.now)
  expect(refused?.reason).toMatchObject({ code: 'stale', extra: { latest: { id, version: 2, bedroom } } })
  expect(await catalog.events(`listing:${id}`)).toHaveLength(2)
})

test('updates without a version follow each other, none lost', async () => {
  const { id } = await catalog.createHouse()
  const sent: ListingChanges[] = [
    { bedroom: 4 },
    { bathroom: 3 },
    { carpark: 2 },
    { amenityIds: [...catalog.parents.amenityIds] },
  ]
  await Promise.all(sent.map((changes) => catalog.update(id, changes)))
  const latest = await getListingEdit(catalog, id, catalog.context.now)
  expect(latest).toMatchObject({ version: 5, bedroom: 4, bathroom: 3, carpark: 2, parking: true })
  const events = await catalog.events(`listing:${id}`)
  expect(events.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5])
  expect(events.at(-1)?.data).toMatchObject({
    bedroom: 4,
    bathroom: 3,
    carpark: 2,
    amenityIds: catalog.parents.amenityIds,
  })
})

test('a delete and an update: whichever is second finds what the first left', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await catalog.createHouse()
    const [updated, removed] = await Promise.all([
      failure(catalog.update(id, { bedroom: 4 })),
      failure(catalog.remove(id)),
    ])
    expect(removed).toBeUndefined()
    const events = await catalog.events(`listing:${id}`)
    expect(events.at(-1)?.type).toBe('listing.deleted')
    const hasUpdated = updated === undefined
    expect(events.map(({ version }) => version)).toEqual(hasUpdated ? [1, 2, 3] : [1, 2])
    expect(hasUpdated || updated instanceof NotFound).toBe(true)
  }
})

test('an amenity list that changes while another edit waits is not taken back by it', async () => {
  const { id } = await catalog.createHouse({ amenityIds: [catalog.parents.amenityIds[0]] })
  let waiting: Promise<unknown> | undefined
  const client = await catalog.pool.connect()
  try {
    await client.query('begin')
    await client.query('update app.listing set version = 2 where id = $1', [id])
    waiting = catalog.update(id, { bedroom: 4 })
    await untilSomebodyWaits()
    await client.query('delete from app.listing_amenity where listing_id = $1', [id])
    await client.query('commit')
  } finally {
    client.release()
  }
  await waiting
  expect((await catalog.events(`listing:${id}`)).at(-1)?.data).toMatchObject({ amenityIds: [], bedroom: 4 })
})
