import { developerPageSchema } from '@tahanan/contracts/developer/developer-page.ts'
import { listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'
import { projectPageSchema } from '@tahanan/contracts/project/project-page.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAmenities } from '../amenity/amenity.store.ts'
import { buildBrokerState } from '../broker/broker-state.fixture.ts'
import { listBrokers } from '../broker/broker-view.store.ts'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { findDeveloperPage } from '../developer/developer-view.store.ts'
import { findListingPage } from '../listing/listing-view.store.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { findProjectPage } from '../project/project-view.store.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import type { Page } from './page.ts'

let database: ReadDatabase

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.empty())

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(database.readPool, events)

const parsed = (json: string): unknown => JSON.parse(json)

function getFound(page: Page) {
  if (page.kind !== 'found') throw new Error(`The page is ${page.kind}.`)
  return { rev: page.rev, answer: parsed(page.json) }
}

describe('findListingPage', () => {
  const find = (slug: string) => findListingPage(database.readPool, slug)

  test('the detail, by slug', async () => {
    await apply(buildChanged('listing', buildBrokerageListingState()))
    expect(listingDetailSchema.parse(getFound(await find('unit-1')).answer).name).toBe('Unit 1')
    expect(await find('unit-2')).toEqual({ kind: 'none' })
  })

  test('an old slug leads to the new one', async () => {
    await apply(buildChanged('listing', buildBrokerageListingState({ slug: 'new', oldSlugs: ['older', 'old'] }), 3))
    expect(await find('old')).toEqual({ kind: 'moved', slug: 'new' })
    expect(await find('older')).toEqual({ kind: 'moved', slug: 'new' })
  })

  test('a slug that somebody else has now leads there', async () => {
    await apply(
      buildChanged('listing', buildBrokerageListingState({ id: 1, slug: 'new', oldSlugs: ['wanted'] }), 2),
      buildChanged('listing', buildBrokerageListingState({ id: 2, slug: 'wanted', name: 'Taken over' })),
    )
    expect(getFound(await find('wanted')).answer).toMatchObject({ name: 'Taken over' })
  })

  test('a deleted one is gone under every slug it had', async () => {
    await apply(buildDeleted('listing', 1, 4, ['unit-1', 'old']))
    expect(await find('unit-1')).toEqual({ kind: 'gone' })
    expect(await find('old')).toEqual({ kind: 'gone' })
  })

  test('a draft is nowhere, under its old slugs neither', async () => {
    await apply(buildChanged('listing', buildBrokerageListingState({ isPublished: false, oldSlugs: ['old'] })))
    expect(await find('unit-1')).toEqual({ kind: 'none' })
    expect(await find('old')).toEqual({ kind: 'none' })
  })

  test('a sold one is there for 90 days, then gone', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const sold = { availability: 1 as const }
    await apply(
      buildChanged('listing', buildBrokerageListingState({ ...sold, id: 1, soldAt: daysAgo(89) })),
      buildChanged('listing', buildBrokerageListingState({ ...sold, id: 2, soldAt: daysAgo(91) })),
    )
    expect(getFound(await find('unit-1')).answer).toMatchObject({ availability: 'Sold' })
    expect(await find('unit-2')).toEqual({ kind: 'gone' })
  })
})

describe('findProjectPage', () => {
  const find = (slug: string) => findProjectPage(database.readPool, slug)
  const parents = [buildChanged('developer', buildDeveloperState()), buildChanged('project', buildProjectState())]

  test('the page with its listings that can be had, newest first', async () => {
    await apply(
      ...parents,
      buildChanged('listing', buildListingState({ id: 1 })),
      buildChanged('listing', buildListingState({ id: 2, availability: 1, soldAt: '2026-01-01T00:00:00.000Z' })),
      buildChanged('listing', buildBrokerageListingState({ id: 3, projectId: 1 })),
      buildChanged('listing', buildListingState({ id: 4, projectId: 2 })),
    )
    const page = projectPageSchema.parse(getFound(await find('villas-1')).answer)
    expect(page.listing.map(({ id }) => id)).toEqual([3, 1])
    expect(page.listing_more).toBe(false)
  })

  test('the newest hundred of many', async () => {
    const listings = Array.from({ length: 101 }, (_, index) => buildListingState({ id: index + 1 }))
    await apply(...parents, ...listings.map((state) => buildChanged('listing', state)))
    const page = projectPageSchema.parse(getFound(await find('villas-1')).answer)
    expect(page.listing).toHaveLength(100)
    expect(page.listing[0]?.id).toBe(101)
    expect(page.listing_more).toBe(true)
  })

  test('its revision moves with every listing that comes, changes or goes', async () => {
    await apply(...parents, buildChanged('listing', buildListingState({ id: 1 })))
    const revs = new Set([getFound(await find('villas-1')).rev])
    await apply(buildChanged('listing', buildListingState({ id: 2 })))
    revs.add(getFound(await find('villas-1')).rev)
    await apply(buildChanged('listing', buildListingState({ id: 1, name: 'Other' }), 2))
    revs.add(getFound(await find('villas-1')).rev)
    await apply(buildDeleted('listing', 2, 2))
    revs.add(getFound(await find('villas-1')).rev)
    expect(revs.size).toBe(4)
  })

  test('moved, gone and none', async () => {
    await apply(
      buildChanged('project', buildProjectState({ oldSlugs: ['old'] })),
      buildDeleted('project', 2, 2, ['villas-2']),
    )
    expect(await find('old')).toEqual({ kind: 'moved', slug: 'villas-1' })
    expect(await find('villas-2')).toEqual({ kind: 'gone' })
    expect(await find('villas-3')).toEqual({ kind: 'none' })
  })
})

describe('findDeveloperPage', () => {
  const find = (slug: string) => findDeveloperPage(database.readPool, slug)

  test('the page with its projects, newest first; one that moves away leaves', async () => {
    await apply(
      buildChanged('developer', buildDeveloperState()),
      buildChanged('project', buildProjectState({ id: 1 })),
      buildChanged('project', buildProjectState({ id: 2 })),
    )
    const before = getFound(await find('builders-1'))
    expect(developerPageSchema.parse(before.answer).projects.map(({ id }) => id)).toEqual([2, 1])
    await apply(buildChanged('project', buildProjectState({ id: 2, developerId: 2 }), 2))
    const after = getFound(await find('builders-1'))
    expect(developerPageSchema.parse(after.answer).projects.map(({ id }) => id)).toEqual([1])
    expect(after.rev).not.toBe(before.rev)
  })

  test('moved, gone and none', async () => {
    await apply(
      buildChanged('developer', buildDeveloperState({ oldSlugs: ['old'] })),
      buildDeleted('developer', 2, 2, ['builders-2']),
    )
    expect(await find('old')).toEqual({ kind: 'moved', slug: 'builders-1' })
    expect(await find('builders-2')).toEqual({ kind: 'gone' })
    expect(await find('nobody')).toEqual({ kind: 'none' })
  })
})

describe('lists', () => {
  test('amenities by name, deleted ones left out; the revision moves with each change', async () => {
    const empty = await listAmenities(database.readPool)
    expect(JSON.parse(empty.json)).toEqual({ count: 0, next: null, previous: null, results: [] })
    await apply(buildChanged('amenity', { id: 1, name: 'pool' }), buildChanged('amenity', { id: 2, name: 'Gym' }))
    const both = await listAmenities(database.readPool)
    expect(parsed(both.json)).toMatchObject({
      results: [
        { id: 2, name: 'Gym' },
        { id: 1, name: 'pool' },
      ],
    })
    await apply(buildDeleted('amenity', 2, 2))
    const one = await listAmenities(database.readPool)
    expect(JSON.parse(one.json)).toMatchObject({ count: 1, results: [{ id: 1 }] })
    expect(new Set([empty.rev, both.rev, one.rev]).size).toBe(3)
  })

  test('brokers, licensed ones only', async () => {
    await apply(
      buildChanged('broker', buildBrokerState({ id: 4 })),
      buildChanged('broker', buildBrokerState({ id: 5, licenses: [] })),
    )
    expect(JSON.parse((await listBrokers(database.readPool)).json)).toMatchObject({
      count: 1,
      results: [{ name: 'Broker 4', license: [{ name: 'PRC 0012345' }] }],
    })
  })
})
