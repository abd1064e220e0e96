import { catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amenities } from '../amenity/amenity-commands.ts'
import { developers } from '../developer/developer-commands.ts'
import { createListing } from '../listing/create-listing.ts'
import { deleteListing } from '../listing/delete-listing.ts'
import { addListingParents } from '../listing/listing.fixture.ts'
import { updateListing } from '../listing/update-listing.ts'
import { addPictures, deletePicture } from '../picture/picture-commands.ts'
import { buildPreparedPicture } from '../picture/prepared-picture.fixture.ts'
import { projects } from '../project/project-commands.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { republishCatalogue } from './republish-catalogue.ts'

let catalog: TestCatalog
beforeAll(async () => {
  catalog = await openTestCatalog()
})
afterAll(() => catalog.drop())

const OFFICE = { officeAddress: 'Pasig', contactNumber: '(02) 8123 4567', contactPerson: 'R. Amihan', details: '' }

/** Something of everything: added, renamed, moved, deleted. */
async function keepBusy(): Promise<void> {
  const { context } = catalog
  const { condoProjectId, developerId, amenityIds } = await addListingParents(catalog, context)
  await developers.update(catalog, context, developerId, { name: 'Renamed' })
  await developers.update(catalog, context, developerId, { name: 'Renamed again' })
  await projects.update(catalog, context, condoProjectId, { name: 'Another name' })
  const gone = await developers.create(catalog, context, { name: 'Gone', ...OFFICE })
  await developers.remove(catalog, context, gone.id)
  const amenity = await amenities.create(catalog, context, { name: 'Sauna' })
  await amenities.remove(catalog, context, amenity.id)

  const changes = { name: 'Unit 5A', location: 'Mandaluyong', projectId: condoProjectId, unitType: 5 }
  const unit = await createListing(catalog, context, { listingType: 0, changes })
  const house = await createListing(catalog, context, {
    listingType: 1,
    changes: {
      name: 'House',
      location: 'Lipa',
      listingOwner: 'A',
      ownerOfTheProperty: 'B',
      amenityIds: [...amenityIds],
    },
  })
  for (const name of ['Big house', 'House']) {
    const update = { id: house.id, changes: { name }, expectedVersion: undefined, listingType: undefined }
    await updateListing(catalog, context, update)
  }
  const pictures = ['first', 'second'].map((name) => buildPreparedPicture(name))
  const owner = { ownerNoun: 'listing', ownerId: house.id } as const
  const [first] = await addPictures(catalog, context, { ...owner, pictures, max: 60 })
  await deletePicture(catalog, context, { ownerNoun: 'listing', id: first?.id ?? 0 })
  await deleteListing(catalog, context, { id: unit.id, expectedVersion: undefined })
}

/** The last event of each key, as a compacted topic keeps it, less what is new each time. */
async function takePublished(): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await catalog.pool.query<{ key: string; value: string }>(
    `with taken as (delete from app.outbox where destination = 'event' returning id, key, value)
      select key, value from taken order by id`,
  )
  return new Map(
    rows.map(({ key, value }) => {
      const { type, version, data } = catalogEventSchema.parse(JSON.parse(value))
      return [key, { type, version, data }]
    }),
  )
}

test('publishes every aggregate as its own commands did, deleted ones included', async () => {
  await keepBusy()
  const before = await takePublished()
  const { signal } = new AbortController()
  expect(await republishCatalogue(catalog, catalog.context, { signal })).toBe(before.size)
  const after = await takePublished()
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
  for (const [key, event] of before) expect({ key, event: after.get(key) }).toEqual({ key, event })
})
