import type { PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { developers } from '../developer/developer-commands.ts'
import { createListing } from '../listing/create-listing.ts'
import { deleteListing } from '../listing/delete-listing.ts'
import { addListingParents } from '../listing/listing.fixture.ts'
import { updateListing } from '../listing/update-listing.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { addPictures, deletePicture, reorderPictures, retryPicture, updatePicture } from './picture-commands.ts'
import { completePicture, failPicture } from './complete-picture.ts'
import { listPicturesOf } from './picture.store.ts'
import { buildPreparedPicture } from './prepared-picture.fixture.ts'

const MADE: PictureVariant[] = [
  { format: 'webp', widthPx: 360, heightPx: 270, sizeBytes: 9_000 },
  { format: 'avif', widthPx: 360, heightPx: 270, sizeBytes: 7_000 },
]

let catalog: TestCatalog
let projectId: number
let listingId: number

beforeAll(async () => {
  catalog = await openTestCatalog()
  projectId = (await addListingParents(catalog, catalog.context)).condoProjectId
})
afterAll(() => catalog.drop())
beforeEach(async () => {
  listingId = await newListing()
})

async function newListing(): Promise<number> {
  const changes = { name: 'Unit 5A', location: 'Mandaluyong', projectId, unitType: 5 }
  return (await createListing(catalog, catalog.context, { listingType: 0, changes })).id
}

/** Pictures of one name are equal within a listing. */
async function add(...names: string[]): Promise<number[]> {
  const pictures = names.map((name) => buildPreparedPicture(`${listingId} ${name}`))
  const added = { ownerNoun: 'listing', ownerId: listingId, pictures, max: 60 } as const
  return (await addPictures(catalog, catalog.context, added)).map(({ id }) => id)
}

const present = async (id = listingId) => (await listPicturesOf(catalog.pool, 'listing', [id])).map((one) => one.id)
const lastEvent = async (id: number) => (await catalog.events(`picture:${id}`)).at(-1)
const complete = (id: number, renderVersion = 1, variants = MADE) =>
  completePicture(catalog, catalog.context, { id, renderVersion, variants })
const fail = (id: number, renderVersion = 1, cause = 'cut off') =>
  failPicture(catalog, catalog.context, { id, renderVersion, cause })

describe('addPictures', () => {
  test('puts them behind each other, each with its event and its audit entry', async () => {
    const [first, second] = await add('one', 'two')
    const [third] = await add('three')
    expect(await present()).toEqual([first, second, third])
    expect(await lastEvent(second ?? 0)).toMatchObject({
      type: 'picture.changed',
      version: 1,
      data: {
        ownerNoun: 'listing',
        ownerId: listingId,
        position: 1,
        progress: 'pending',
        renderVersion: 1,
        kind: null,
      },
    })
    expect(await catalog.auditActions('picture', second ?? 0)).toEqual(['create'])
  })

  test('asks each of them to see to its files, within the transaction', async () => {
    const missing = buildPreparedPicture('gone', { ensureStored: () => Promise.reject(new Error('The disk is full.')) })
    const pictures = [buildPreparedPicture('here'), missing]
    const adding = addPictures(catalog, catalog.context, {
      ownerNoun: 'listing',
      ownerId: listingId,
      pictures,
      max: 60,
    })
    await expect(adding).rejects.toThrow('The disk is full.')
    expect(await present()).toEqual([])
  })

  test('takes all or none above the maximum', async () => {
    await add('one', 'two')
    const pictures = [buildPreparedPicture('three'), buildPreparedPicture('four')]
    const adding = addPictures(catalog, catalog.context, { ownerNoun: 'listing', ownerId: listingId, pictures, max: 3 })
    await expect(adding).rejects.toMatchObject({
      fields: { 'image[]': ['A listing can have 3 pictures, and this one has 2. Delete some first.'] },
    })
    expect(await present()).toHaveLength(2)
  })

  test('of many at once keeps within the maximum, each in a place of its own', async () => {
    const uploads = Array.from({ length: 8 }, (_, index) => {
      const pictures = [buildPreparedPicture(`a${index}`), buildPreparedPicture(`b${index}`)]
      return addPictures(catalog, catalog.context, { ownerNoun: 'listing', ownerId: listingId, pictures, max: 7 })
    })
    const results = await Promise.allSettled(uploads)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const pictures = await listPicturesOf(catalog.pool, 'listing', [listingId])
    expect(pictures.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('adds nothing to what is not there', async () => {
    await deleteListing(catalog, catalog.context, { id: listingId, expectedVersion: undefined })
    for (const ownerId of [listingId, 999_999]) {
      const wanted = { ownerNoun: 'listing', ownerId, pictures: [buildPreparedPicture('late')], max: 60 } as const
      await expect(addPictures(catalog, catalog.context, wanted)).rejects.toMatchObject({ status: 404 })
    }
  })

  test('is ready at once where an equal picture is', async () => {
    const [first = 0] = await add('villa')
    await complete(first)
    const [second = 0, other = 0] = await add('villa', 'garden')
    expect(await lastEvent(second)).toMatchObject({ version: 1, data: { progress: 'ready', variants: { length: 3 } } })
    expect(await lastEvent(other)).toMatchObject({ data: { progress: 'pending', variants: { length: 1 } } })
  })
})

describe('order', () => {
  test('is the one that is asked for; those not named follow', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await add('a', 'b', 'c', 'd')
    const order = { ownerNoun: 'listing', ownerId: listingId } as const
    const answer = await reorderPictures(catalog, catalog.context, { ...order, ids: [d, a, a] })
    expect(answer.map(({ id }) => id)).toEqual([d, a, b, c])
    expect(await present()).toEqual([d, a, b, c])
    // The last one has moved, the order of the others is new: all four are other versions now.
    expect((await lastEvent(c))?.version).toBe(2)
    await reorderPictures(catalog, catalog.context, { ...order, ids: [d, a, b, c] })
    expect((await lastEvent(c))?.version).toBe(2)
  })

  test('a picture that comes late is put before the one that it was chosen before', async () => {
    const [a = 0, c = 0] = await add('a', 'c')
    const owner = { ownerNoun: 'listing', ownerId: listingId, max: 60 } as const
    const late = async (name: string, before: number) => {
      const pictures = [buildPreparedPicture(name)]
      return (await addPictures(catalog, catalog.context, { ...owner, pictures, before }))[0]?.id ?? 0
    }
    const b = await late('b', c)
    expect(await present()).toEqual([a, b, c])
    const first = await late('first', a)
    expect(await present()).toEqual([first, a, b, c])
    const ofNobody = await late('last', 999_999)
    expect(await present()).toEqual([first, a, b, c, ofNobody])
  })

  test('refuses pictures of others', async () => {
    await add('a')
    const [mine = 0] = await present()
    listingId = await newListing()
    const ids = [mine, 999_999]
    const moving = reorderPictures(catalog, catalog.context, { ownerNoun: 'listing', ownerId: listingId, ids })
    await expect(moving).rejects.toMatchObject({
      fields: { pictures: [`This listing has no picture ${mine}.`, 'This listing has no picture 999999.'] },
    })
  })

  test('a new cover comes first, and nothing else moves', async () => {
    const [a = 0, b = 0, c = 0] = await add('a', 'b', 'c')
    for (const id of [c, c, b])
      await updatePicture(catalog, catalog.context, { id, ownerNoun: 'listing', isCover: true })
    expect(await present()).toEqual([b, c, a])
    expect((await lastEvent(a))?.version).toBe(1)
    expect((await lastEvent(c))?.version).toBe(2)
  })
})

describe('updatePicture', () => {
  test('sets caption and kind, and only what is given', async () => {
    const [id = 0] = await add('a')
    const key = { id, ownerNoun: 'listing' } as const
    await updatePicture(catalog, catalog.context, { ...key, caption: 'Façade', kind: 'perspective' })
    const answer = await updatePicture(catalog, catalog.context, { ...key, kind: null })
    expect(answer).toMatchObject({ caption: 'Façade', kind: null })
    expect(await updatePicture(catalog, catalog.context, key)).toEqual(answer)
    expect(await lastEvent(id)).toMatchObject({ version: 3, data: { caption: 'Façade', renderVersion: 1 } })
  })

  test('finds a picture under its own kind of owner only', async () => {
    const [id = 0] = await add('a')
    const update = updatePicture(catalog, catalog.context, { id, ownerNoun: 'project', caption: 'x' })
    await expect(update).rejects.toMatchObject({ status: 404 })
    const removal = deletePicture(catalog, catalog.context, { id, ownerNoun: 'project' })
    await expect(removal).rejects.toMatchObject({ status: 404 })
  })
})

describe('variants', () => {
  test('are added to those there are, once', async () => {
    const [id = 0] = await add('a')
    expect(await complete(id)).toBe(true)
    expect(await complete(id)).toBe(false)
    const event = await lastEvent(id)
    expect(event).toMatchObject({ version: 2, data: { progress: 'ready' } })
    expect(event?.data).toHaveProperty('variants', [MADE[1], MADE[0], expect.objectContaining({ widthPx: 1280 })])
    expect(await fail(id)).toBe(false)
  })

  test('make no edit of the listing stale, and no caption gets lost', async () => {
    const [id = 0] = await add('a')
    await updatePicture(catalog, catalog.context, { id, ownerNoun: 'listing', caption: 'Porch' })
    expect(await complete(id)).toBe(true)
    expect(await lastEvent(id)).toMatchObject({ version: 3, data: { caption: 'Porch', progress: 'ready' } })
    const update = { id: listingId, changes: { name: 'Unit 5B' }, expectedVersion: 1, listingType: undefined }
    await expect(updateListing(catalog, catalog.context, update)).resolves.toMatchObject({ version: 2 })
  })

  test('that cannot be made are asked for again by hand, as another job', async () => {
    const [id = 0] = await add('a')
    expect(await fail(id, 1, 'It\0 is cut off.')).toBe(true)
    expect(await lastEvent(id)).toMatchObject({ data: { progress: 'failed', variants: { length: 1 } } })
    expect(await catalog.outboxText()).not.toContain('It is cut off.')
    const again = await retryPicture(catalog, catalog.context, id)
    expect(again).toMatchObject({ state: 'pending', cause: null })
    expect(await retryPicture(catalog, catalog.context, id)).toEqual(again)
    expect(await lastEvent(id)).toMatchObject({ version: 3, data: { progress: 'pending', renderVersion: 3 } })
    // The job of before has awoken late.
    expect(await fail(id, 1)).toBe(false)
    expect(await complete(id, 1)).toBe(false)
    expect(await complete(id, 3)).toBe(true)
    expect(await catalog.auditActions('picture', id)).toEqual(['create', 'fail', 'retry', 'complete'])
  })

  test('of a deleted picture change nothing', async () => {
    const [id = 0] = await add('a')
    await deletePicture(catalog, catalog.context, { id, ownerNoun: 'listing' })
    expect(await complete(id)).toBe(false)
    expect(await fail(id)).toBe(false)
    await expect(retryPicture(catalog, catalog.context, id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('deleting', () => {
  test('leaves a tombstone that says whose the picture was', async () => {
    const [a = 0, b = 0] = await add('a', 'b')
    await deletePicture(catalog, catalog.context, { id: a, ownerNoun: 'listing' })
    expect(await lastEvent(a)).toMatchObject({
      type: 'picture.deleted',
      version: 2,
      data: { id: a, deleted: true, ownerNoun: 'listing', ownerId: listingId },
    })
    expect(await present()).toEqual([b])
    const again = deletePicture(catalog, catalog.context, { id: a, ownerNoun: 'listing' })
    await expect(again).rejects.toMatchObject({ status: 404 })
  })

  test('a listing takes its pictures with it, in the same transaction', async () => {
    const [a = 0, b = 0] = await add('a', 'b')
    await deleteListing(catalog, catalog.context, { id: listingId, expectedVersion: undefined })
    expect(await present()).toEqual([])
    for (const id of [a, b]) expect((await lastEvent(id))?.type).toBe('picture.deleted')
  })

  test('a developer takes its logo with it', async () => {
    const form = { name: 'Logo Homes', officeAddress: 'x', contactNumber: 'x', contactPerson: 'x', details: '' }
    const { id } = await developers.create(catalog, catalog.context, form)
    const pictures = [buildPreparedPicture('logo')]
    const [logo] = await addPictures(catalog, catalog.context, {
      ownerNoun: 'developer',
      ownerId: id,
      pictures,
      max: 1,
    })
    await developers.remove(catalog, catalog.context, id)
    expect(await lastEvent(logo?.id ?? 0)).toMatchObject({ type: 'picture.deleted', data: { ownerNoun: 'developer' } })
  })

  test('a listing and an upload to it at once: the pictures are there and gone, or were never there', async () => {
    for (let round = 0; round < 5; round += 1) {
      listingId = await newListing()
      const [added] = await Promise.allSettled([
        add(`late ${round}`),
        deleteListing(catalog, catalog.context, { id: listingId, expectedVersion: undefined }),
      ])
      expect(added.status === 'fulfilled' || added.reason.status === 404).toBe(true)
      expect(await present()).toEqual([])
    }
  })
})
