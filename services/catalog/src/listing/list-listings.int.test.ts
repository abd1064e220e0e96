import { listingListQuerySchema } from '@tahanan/contracts/listing/listing-list-query.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPictures } from '../picture/picture-commands.ts'
import { buildPreparedPicture } from '../picture/prepared-picture.fixture.ts'
import { createListing } from './create-listing.ts'
import { type ListingCatalog, openListingCatalog } from './listing-catalog.fixture.ts'
import { listListings } from './list-listings.ts'

let catalog: ListingCatalog
beforeAll(async () => {
  catalog = await openListingCatalog()
})
afterAll(() => catalog.drop())

async function found(query: z.input<typeof listingListQuerySchema>): Promise<string[]> {
  const parsed = listingListQuerySchema.parse({ page_size: '100', ...query })
  const { count, results } = await listListings(catalog, parsed, catalog.context.now)
  expect(count).toBe(results.length)
  return results.map(({ name }) => name)
}

test('filters narrow each other, and orders hold whatever is filtered', async () => {
  await catalog.createHouse({ name: 'Casa Ube', priceCentavos: 500_000_000, location: 'Lahug, Cebu City' })
  await catalog.createHouse({ name: 'Ángeles bahay', priceCentavos: 300_000_000, isPublished: false })
  const pictured = await catalog.createHouse({ name: 'Bahay Cruz', priceCentavos: 700_000_000, featured: true })
  await catalog.createHouse({ name: 'Dahlia upa', priceCentavos: 2_500_000, brokerageStatus: 1, availability: 1 })
  await catalog.createHouse({ name: 'Echo', priceCentavos: null })
  const picture = { ownerNoun: 'listing', ownerId: pictured.id, pictures: [buildPreparedPicture('x')], max: 9 } as const
  await addPictures(catalog, catalog.context, picture)

  const all = ['Echo', 'Dahlia upa', 'Bahay Cruz', 'Ángeles bahay', 'Casa Ube']
  expect(await found({})).toEqual(all)
  expect(await found({ sort: 'name' })).toEqual(['Ángeles bahay', 'Bahay Cruz', 'Casa Ube', 'Dahlia upa', 'Echo'])
  expect(await found({ sort: '-name' })).toEqual(['Echo', 'Dahlia upa', 'Casa Ube', 'Bahay Cruz', 'Ángeles bahay'])
  expect(await found({ sort: 'price' })).toEqual(['Dahlia upa', 'Ángeles bahay', 'Casa Ube', 'Bahay Cruz', 'Echo'])
  expect(await found({ sort: '-price' })).toEqual(['Bahay Cruz', 'Casa Ube', 'Ángeles bahay', 'Dahlia upa', 'Echo'])
  expect(await found({ sort: '-price', state: 'published', availability: 'available' })).toEqual([
    'Bahay Cruz',
    'Casa Ube',
    'Echo',
  ])
  expect(await found({ q: 'bahay', sort: 'price' })).toEqual(['Ángeles bahay', 'Bahay Cruz'])
  expect(await found({ state: 'draft' })).toEqual(['Ángeles bahay'])
  expect(await found({ offer: 'rent' })).toEqual(['Dahlia upa'])
  expect(await found({ availability: 'sold' })).toEqual(['Dahlia upa'])
  expect(await found({ min_price: '3000000', max_price: '5000000' })).toEqual(['Ángeles bahay', 'Casa Ube'])
  expect(await found({ featured: 'true' })).toEqual(['Bahay Cruz'])
  expect(await found({ pictures: 'some' })).toEqual(['Bahay Cruz'])
  expect(await found({ pictures: 'none', health: 'no_pictures' })).toEqual(['Echo', 'Casa Ube'])
  expect(await found({ health: 'any' })).toEqual(['Echo', 'Bahay Cruz', 'Casa Ube'])
})

test('of a project: its developer, its type, its area, its broker', async () => {
  const unit = await createListing(catalog, catalog.context, {
    listingType: PROJECT_LISTING,
    changes: {
      name: 'Unit 12',
      location: 'Mandaluyong',
      projectId: catalog.parents.condoProjectId,
      unitType: 7,
      minPriceCentavos: 400_000_000,
      maxPriceCentavos: 500_000_000,
      equityTermsMonths: 12,
      equityPercentage: 10,
    },
  })
  const { rows } = await catalog.pool.query<{ project: number; developer: number; type: number; subtype: number }>(
    `select p.id as project, p.developer_id as developer, p.property_type as type, p.property_subtype as subtype
     from app.listing l join app.project p on p.id = l.project_id where l.id = $1`,
    [unit.id],
  )
  const [{ project, developer, type, subtype } = { project: 0, developer: 0, type: 0, subtype: 0 }] = rows
  expect(await found({ project })).toEqual(['Unit 12'])
  expect(await found({ developer })).toEqual(['Unit 12'])
  expect(await found({ developer: developer + 1_000 })).toEqual([])
  expect(await found({ property_type: type, property_subtype: subtype })).toContain('Unit 12')
  expect(await found({ area: '1300000000', q: 'unit' })).toEqual(['Unit 12'])
  expect(await found({ area: '730600000', q: 'unit' })).toEqual([])
})
