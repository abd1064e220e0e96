import { publicBrokerSchema } from '@tahanan/contracts/broker/public-broker.ts'
import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import { developerCardSchema } from '@tahanan/contracts/developer/developer-page.ts'
import { listingCardSchema } from '@tahanan/contracts/listing/listing-card.ts'
import { listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'
import type { PictureState, PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { publicSiteSchema } from '@tahanan/contracts/site/site-profile.ts'
import { projectCardSchema } from '@tahanan/contracts/project/project-page.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { buildBrokerState } from '../broker/broker-state.fixture.ts'
import { buildDeveloperState } from '../developer/developer-state.fixture.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '../listing/listing-state.fixture.ts'
import { buildProjectState } from '../project/project-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildCatalogEvent } from '../projection/catalog-event.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { findSite } from '../site/site.store.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { buildPictureState } from './picture-state.fixture.ts'

let database: ReadDatabase

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.empty())

const apply = (...events: CatalogEvent[]) => applyEvents(database.readPool, events)
const added = (state: Partial<PictureState>, version = 1) => buildChanged('picture', buildPictureState(state), version)
const listing = buildChanged('listing', buildBrokerageListingState())

function deleted(id: number, version: number, owner: Partial<PictureState> = {}): CatalogEvent {
  const { ownerNoun, ownerId } = buildPictureState(owner)
  const data = { id, deleted: true as const, slugs: [], deletedAt: '2026-02-01T00:00:00.000Z', ownerNoun, ownerId }
  return buildCatalogEvent('picture', 'deleted', data, version)
}

async function row(table: string, id = 1): Promise<Readonly<Record<string, string>>> {
  const { rows } = await database.readPool.query<Record<string, string>>(`select * from ${table} where id = $1`, [id])
  return rows[0] ?? {}
}

const card = async () => listingCardSchema.parse(JSON.parse((await row('listing_view'))['card'] ?? 'null'))
const detail = async () => listingDetailSchema.parse(JSON.parse((await row('listing_view'))['detail'] ?? 'null'))
const shownIds = async () => (await detail()).pictures.map(({ id }) => id)
const address = (id: number, widthPx: number) => `/media/${String(id).padStart(64, '0')}/${widthPx}.webp`

const ready: PictureVariant[] = [360, 720, 1280, 1920].flatMap((widthPx) =>
  (['avif', 'webp'] as const).map((format) => ({ format, widthPx, heightPx: (widthPx * 3) / 4, sizeBytes: widthPx })),
)

test('a listing shows what the upload made at once, and every variant when they are there', async () => {
  await apply(listing, added({ id: 7, caption: 'Porch', kind: 'actual' }))
  expect(await card()).toMatchObject({
    image: address(7, 1280),
    image_blur: 'data:image/webp;base64,AAAA',
    image_variants: [{ url: address(7, 1280), format: 'webp', width: 1280, height: 960 }],
  })
  expect((await detail()).pictures).toMatchObject([
    { id: 7, url: address(7, 1280), caption: 'Porch', kind: 'actual', width: 4000, variants: [{ width: 1280 }] },
  ])
  await apply(added({ id: 7, variants: ready, progress: 'ready' }, 2))
  const { image, image_variants } = await card()
  expect(image).toBe(address(7, 720))
  expect(image_variants.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['avif', 360, 270],
    ['avif', 720, 540],
    ['webp', 360, 270],
    ['webp', 720, 540],
  ])
  expect((await detail()).pictures).toMatchObject([{ url: address(7, 1280), variants: { length: 8 } }])
})

test('without a picture there is none', async () => {
  await apply(listing)
  expect(await card()).toMatchObject({ image: null, image_blur: null, image_variants: [] })
  expect(await shownIds()).toEqual([])
})

test('the pictures come in their order, the first is the cover', async () => {
  await apply(listing, added({ id: 3, position: 0 }), added({ id: 1, position: 1 }), added({ id: 2, position: 1 }))
  expect(await shownIds()).toEqual([3, 1, 2])
  await apply(added({ id: 2, position: -1 }, 2))
  expect(await shownIds()).toEqual([2, 3, 1])
  expect((await card()).image).toBe(address(2, 1280))
})

test('a picture may arrive before what it belongs to', async () => {
  await apply(added({ id: 7 }))
  await apply(listing)
  expect(await shownIds()).toEqual([7])
})

test('a deleted one disappears, and its late events do not bring it back', async () => {
  await apply(listing, added({ id: 7 }), added({ id: 8 }))
  await apply(deleted(7, 3))
  expect(await shownIds()).toEqual([8])
  await apply(added({ id: 7, progress: 'ready' }, 2))
  expect(await shownIds()).toEqual([8])
})

test('a duplicate and a stale event change nothing', async () => {
  const [first, second] = [added({ id: 7 }), added({ id: 7, caption: 'New' }, 2)]
  await apply(listing, second)
  const before = await database.dump()
  await apply(first, second)
  expect(await database.dump()).toEqual(before)
})

test('a developer shows its logo, a project its pictures and a card with the cover', async () => {
  await apply(
    buildChanged('developer', buildDeveloperState()),
    buildChanged('project', buildProjectState()),
    added({ id: 5, ownerNoun: 'developer', variants: ready }),
    added({ id: 6, ownerNoun: 'project' }),
    added({ id: 7, ownerNoun: 'project' }),
  )
  const pageSchema = z.looseObject({ pictures: z.array(z.looseObject({ id: z.int() })) })
  const pageIds = async (table: string) =>
    pageSchema.parse(JSON.parse((await row(table))['page'] ?? 'null')).pictures.map(({ id }) => id)
  const developer = await row('developer_view')
  expect(developerCardSchema.parse(JSON.parse(developer['card'] ?? ''))).toMatchObject({
    image: address(5, 360),
    image_variants: [{ format: 'avif', width: 360 }, { url: address(5, 360) }],
  })
  expect(await pageIds('developer_view')).toEqual([5])
  const project = await row('project_view')
  expect(projectCardSchema.parse(JSON.parse(project['card'] ?? '')).pictures).toMatchObject([{ id: 6 }])
  expect(await pageIds('project_view')).toEqual([6, 7])
  await apply(
    deleted(5, 2, { ownerNoun: 'developer' }),
    deleted(6, 2, { ownerNoun: 'project' }),
    deleted(7, 2, { ownerNoun: 'project' }),
  )
  expect(await pageIds('developer_view')).toEqual([])
  expect(await pageIds('project_view')).toEqual([])
})

test('a logo or a project’s picture makes nothing below it again', async () => {
  await apply(
    buildChanged('developer', buildDeveloperState()),
    buildChanged('project', buildProjectState()),
    buildChanged('listing', buildListingState()),
  )
  const before = await row('listing_view')
  await database.readPool.query(`update listing_view set card = replace(card, 'Unit 1', 'Not made again')`)
  await apply(added({ id: 5, ownerNoun: 'developer' }), added({ id: 6, ownerNoun: 'project' }))
  expect(await row('listing_view')).toMatchObject({
    rev: before['rev'],
    card: expect.stringContaining('Not made again'),
  })
})

test('a broker’s photo is shown with the broker, on the listings too, until it is deleted', async () => {
  const photo = { ownerNoun: 'broker', ownerId: 4 } as const
  const photos = async () => {
    const broker = publicBrokerSchema.parse(JSON.parse((await row('broker_view', 4))['card'] ?? 'null'))
    return [broker.photo, (await detail()).broker?.photo]
  }
  await apply(
    buildChanged('broker', buildBrokerState()),
    buildChanged('listing', buildBrokerageListingState({ brokerId: 4 })),
  )
  expect(await photos()).toEqual([null, null])
  await apply(added({ id: 10, ...photo }))
  expect(await photos()).toEqual([address(10, 1280), address(10, 1280)])
  await apply(added({ id: 10, ...photo, variants: ready }, 2))
  expect(await photos()).toEqual([address(10, 360), address(10, 360)])
  await apply(deleted(10, 3, photo))
  expect(await photos()).toEqual([null, null])
})

test('pictures of people whom nobody shows harm nothing', async () => {
  await apply(listing, added({ id: 9, ownerNoun: 'salesperson' }), added({ id: 10, ownerNoun: 'realty' }))
  expect(await shownIds()).toEqual([])
  expect(await database.count('dirty')).toBe(0)
})

test('the site shows the pictures of its board in order, another answer each time they change', async () => {
  const site = async () => publicSiteSchema.parse(JSON.parse((await findSite(database.readPool)).json))
  const before = await findSite(database.readPool)
  const board = { ownerNoun: 'site', ownerId: 1 } as const
  await apply(added({ ...board, id: 3, position: 1, caption: 'Ben Cruz' }))
  await apply(added({ ...board, id: 4, position: 0, caption: 'Ana Reyes' }))
  expect((await site()).pictures.map(({ caption }) => caption)).toEqual(['Ana Reyes', 'Ben Cruz'])
  const both = await findSite(database.readPool)
  expect(both.rev).not.toBe(before.rev)
  await apply(deleted(4, 2, board))
  expect((await site()).pictures.map(({ caption }) => caption)).toEqual(['Ben Cruz'])
  expect((await findSite(database.readPool)).rev).not.toBe(both.rev)
})
