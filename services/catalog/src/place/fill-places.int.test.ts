import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListingEdit } from '../listing/listing-answers.ts'
import { type ListingCatalog, openListingCatalog } from '../listing/listing-catalog.fixture.ts'
import { fillPlaces } from './fill-places.ts'

let catalog: ListingCatalog
beforeAll(async () => {
  catalog = await openListingCatalog()
})
afterAll(() => catalog.drop())

/** As the tables were before places had areas. */
async function forgetPlaces(): Promise<void> {
  for (const table of ['listing', 'project']) {
    await catalog.pool.query(
      `update app.${table} set area_code = null, is_area_chosen = null, point = null, point_precision = null
       where is_area_chosen is not true`,
    )
  }
}

test('resolves what has no place yet, says how many, and publishes nothing', async () => {
  const { id } = await catalog.createHouse()
  const chosen = await catalog.createHouse({ areaCode: '730600041' })
  await catalog.createHouse({ location: 'Atlantis', name: 'A house' })
  const before = await getListingEdit(catalog, id, catalog.context.now)
  const events = await catalog.outboxText()
  await forgetPlaces()
  // Two houses and two projects; the chosen one has its place.
  expect(await fillPlaces(catalog.pool)).toEqual({ resolved: 3, unresolved: 1 })
  expect(await getListingEdit(catalog, id, catalog.context.now)).toEqual(before)
  expect(await getListingEdit(catalog, chosen.id, catalog.context.now)).toMatchObject({
    area: { label: 'Lahug, Cebu City' },
    area_chosen: true,
  })
  expect(await catalog.outboxText()).toBe(events)
})

test('has nothing to do the next time', async () => {
  expect(await fillPlaces(catalog.pool)).toEqual({ resolved: 0, unresolved: 0 })
})
