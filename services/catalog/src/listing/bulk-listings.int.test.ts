import { bulkListingsBody } from '@tahanan/contracts/listing/listing-bulk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amenities } from '../amenity/amenity-commands.ts'
import type { CommandContext } from '../command/run-command.ts'
import { bulkListings } from './bulk-listings.ts'
import { getListingEdit } from './listing-answers.ts'
import { type ListingCatalog, openListingCatalog } from './listing-catalog.fixture.ts'

let catalog: ListingCatalog
beforeAll(async () => {
  catalog = await openListingCatalog()
})
afterAll(() => catalog.drop())

const house = async (changes = {}) => (await catalog.createHouse(changes)).id
const edit = (id: number) => getListingEdit(catalog, id, catalog.context.now)
const bulk = (listings: readonly object[], options: { preview?: boolean; context?: CommandContext } = {}) =>
  bulkListings(
    catalog,
    options.context ?? catalog.context,
    bulkListingsBody.parse({ listings }).listings,
    options.preview ?? false,
  )
const undone = (results: Awaited<ReturnType<typeof bulk>>) => bulk(results.flatMap(({ undo }) => undo ?? []))
const outcomes = (results: Awaited<ReturnType<typeof bulk>>) => results.map(({ outcome }) => outcome)

test('each is changed by itself: one as it is already, one refused, and the others done, with event and audit entry', async () => {
  const [draft, shown, edited] = [await house({ isPublished: false }), await house(), await house()]
  await catalog.update(edited, { featured: true })
  const items = [draft, shown, edited, 999_999].map((id) => ({ id, version: 1, is_published: true }))
  const previewed = await bulk(items, { preview: true })
  expect(await edit(draft)).toMatchObject({ is_published: false, version: 1 })
  const results = await bulk(items)
  expect(outcomes(previewed)).toEqual(outcomes(results))
  expect(results).toMatchObject([
    { id: draft, outcome: 'changed', undo: { id: draft, version: 2, is_published: false } },
    { id: shown, outcome: 'unchanged', undo: null },
    { id: edited, outcome: 'refused', reason: expect.stringContaining('changed this meanwhile') },
    { id: 999_999, outcome: 'refused', reason: 'There is no listing 999999.' },
  ])
  expect(await catalog.auditActions('listing', draft)).toEqual(['create', 'update'])
  expect((await catalog.events(`listing:${draft}`)).map(({ version }) => version)).toEqual([1, 2])
  expect((await catalog.events(`listing:${shown}`)).map(({ version }) => version)).toEqual([1])
})

test('undo puts back what each had, but for one that was edited since', async () => {
  const [pool, gym] = catalog.parents.amenityIds
  const [none, both] = [await house({ amenityIds: [] }), await house({ amenityIds: [pool, gym] })]
  const added = await bulk([
    { id: none, version: 1, add_amenities: [pool] },
    { id: both, version: 1, remove_amenities: [gym] },
  ])
  const ids = async (id: number) => (await edit(id)).amenities.map((amenity) => amenity.id)
  expect([await ids(none), await ids(both)]).toEqual([[pool], [pool]])
  await catalog.update(both, { featured: true })
  expect(outcomes(await undone(added))).toEqual(['changed', 'refused'])
  expect([await ids(none), await ids(both)]).toEqual([[], [pool]])
})

test('broker, availability and featured at once, and back', async () => {
  const id = await house({ brokerId: null })
  const results = await bulk([{ id, version: 1, broker: 4, availability: 1, featured: true }])
  expect(await edit(id)).toMatchObject({ broker_id: 4, availability: 1, featured: true })
  await undone(results)
  expect(await edit(id)).toMatchObject({ broker_id: null, availability: 0, featured: false, version: 3 })
  expect(await bulk([{ id, version: 3, broker: 999_999 }])).toMatchObject([
    { outcome: 'refused', reason: 'Broker: There is no broker 999999.' },
  ])
})

test('undone, what was marked available is sold since when it was, not since now', async () => {
  const id = await house({ availability: 1 })
  const last = async () => (await catalog.events(`listing:${id}`)).at(-1)?.data
  const since = catalog.context.now.toISOString()
  expect(await last()).toMatchObject({ soldAt: since })
  const context = { ...catalog.context, now: new Date(catalog.context.now.getTime() + 86_400_000) }
  const available = await bulk([{ id, version: 1, availability: 0 }], { context })
  expect(await last()).toMatchObject({ soldAt: null })
  expect(available).toMatchObject([{ undo: { id, version: 2, availability: 1, sold_at: since } }])
  await bulk(
    available.flatMap(({ undo }) => undo ?? []),
    { context },
  )
  expect(await last()).toMatchObject({ soldAt: since })
  expect(await bulk([{ id, version: 3, availability: 0 }])).toMatchObject([{ outcome: 'changed' }])
  const tomorrow = { id, version: 4, availability: 1, sold_at: context.now.toISOString() }
  expect(await bulk([tomorrow])).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('past') }])
  expect(() => bulkListingsBody.parse({ listings: [{ ...tomorrow, availability: 0 }] })).toThrow('marked sold')
})

test('an import without an owner is refused by the rules of the form', async () => {
  const id = await house()
  await catalog.pool.query('update app.listing set listing_owner = null where id = $1', [id])
  expect(await bulk([{ id, version: 1, featured: true }])).toMatchObject([
    { outcome: 'refused', reason: 'Listing owner: Field is required' },
  ])
})

test('a deletion is taken back whole within the hour, papers as well, and never twice', async () => {
  const id = await house()
  const { slug } = await edit(id)
  await catalog.pool.query(
    `insert into app.document (listing_id, kind, file_name, object_key, size_bytes, created_at)
     values ($1, 'title', 'title.pdf', 'title.pdf', 1, now())`,
    [id],
  )
  const deleted = await bulk([{ id, version: 1, is_deleted: true }])
  await expect(edit(id)).rejects.toMatchObject({ status: 404 })
  const items = deleted.flatMap(({ undo }) => undo ?? [])
  const later = { ...catalog.context, now: new Date(catalog.context.now.getTime() + 3_700_000) }
  expect(await bulk(items, { context: later })).toMatchObject([
    { outcome: 'refused', reason: expect.stringContaining('more than an hour') },
  ])
  expect(outcomes(await bulk(items))).toEqual(['changed'])
  expect(await edit(id)).toMatchObject({ slug, version: 3, brokerage_listing: { title: [{ file_name: 'title.pdf' }] } })
  expect(outcomes(await bulk(items))).toEqual(['refused'])
  const events = await catalog.events(`listing:${id}`)
  expect(events.map(({ type }) => type)).toEqual(['listing.changed', 'listing.deleted', 'listing.changed'])
  expect(await catalog.auditActions('listing', id)).toEqual(['create', 'delete', 'restore'])
})

test('an amenity that was deleted since stays away when a listing comes back', async () => {
  const [pool] = catalog.parents.amenityIds
  const { id: sauna } = await amenities.create(catalog, catalog.context, { name: 'Sauna' })
  const id = await house({ amenityIds: [pool, sauna] })
  const deleted = await bulk([{ id, version: 1, is_deleted: true }])
  await amenities.remove(catalog, catalog.context, sauna)
  expect(outcomes(await undone(deleted))).toEqual(['changed'])
  expect((await edit(id)).amenities).toMatchObject([{ id: pool }])
  expect((await catalog.events(`listing:${id}`)).at(-1)?.data).toMatchObject({ amenityIds: [pool] })
})

test('sent again under its key it is done once and answered the same', async () => {
  const id = await house()
  const { rows } = await catalog.pool.query<{ id: number }>(
    `insert into app.account (name, username, username_folded, username_skeleton, password_hash, role, state, created_at, updated_at)
     values ('Ana', 'ana', 'ana', 'ana', '', 'editor', 'active', now(), now()) returning id`,
  )
  const context: CommandContext = {
    ...catalog.context,
    actor: { accountId: rows[0]?.id ?? null, role: 'editor' },
    idempotencyKey: 'one key of a bulk change',
  }
  const items = [{ id, version: 1, featured: true }]
  const first = await bulk(items, { context })
  expect(await bulk(items, { context })).toEqual(first)
  expect(await edit(id)).toMatchObject({ featured: true, version: 2 })
  const [stale] = await bulk(items)
  expect(stale).toMatchObject({
    outcome: 'refused',
    reason: 'Ana changed this meanwhile. Look at the latest and try again.',
  })
})

test('two hundred at once', async () => {
  const ids = await Promise.all(Array.from({ length: 200 }, () => house()))
  const results = await bulk(ids.map((id) => ({ id, version: 1, featured: true })))
  expect(new Set(outcomes(results))).toEqual(new Set(['changed']))
  expect(results.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['nothing to change', [{ id: 1, version: 1 }]],
  [
    'one twice',
    [
      { id: 1, version: 1, featured: true },
      { id: 1, version: 1, featured: true },
    ],
  ],
  ['a deletion with something else', [{ id: 1, version: 1, featured: true, is_deleted: true }]],
  ['both ways of amenities', [{ id: 1, version: 1, amenities: [1], add_amenities: [2] }]],
  ['more than it takes', Array.from({ length: 201 }, (_, index) => ({ id: index + 1, version: 1, featured: true }))],
  ['none', []],
])('refused as a whole: %s', (_, listings) => {
  expect(bulkListingsBody.safeParse({ listings }).success).toBe(false)
})
