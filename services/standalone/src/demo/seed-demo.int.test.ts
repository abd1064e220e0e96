import { runCommand } from '@tahanan/catalog/command/run-command.ts'
import { isCatalogEmpty } from '@tahanan/catalog/schema/catalog-emptiness.store.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { fillSite, getSite, updateSite } from '@tahanan/catalog/site/site-commands.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SITE } from './demo-site.ts'
import { seedDemo } from './seed-demo.ts'

let catalog: TestCatalog

beforeAll(async () => {
  catalog = await openTestCatalog()
})
afterAll(() => catalog.drop())

const now = new Date('2026-03-01T08:00:00Z')

async function counts(): Promise<Record<string, number>> {
  const { rows } = await catalog.pool.query<Record<string, number>>(
    `select (select count(*) from app.developer)::int as developers, (select count(*) from app.project)::int as projects,
       (select count(*) from app.listing)::int as listings, (select count(*) from app.outbox where key not like 'broker:%' and key not like 'site:%')::int as events`,
  )
  return rows[0] ?? {}
}

test('an interrupted start leaves nothing behind', async () => {
  const interrupt = new AbortController()
  const seeding = seedDemo(catalog, {
    now,
    signal: interrupt.signal,
    onProgress: (done) => {
      if (done === 200) interrupt.abort(new Error('interrupted'))
    },
  })
  await expect(seeding).rejects.toThrow('interrupted')
  expect(await isCatalogEmpty(catalog.pool)).toBe(true)
})

test('24 developers, 80 projects and 600 listings go through the commands, each with its event and audit row', async () => {
  const seen: number[] = []
  let expected = 0
  await seedDemo(catalog, {
    now,
    onProgress(done, total) {
      seen.push(done)
      expected = total
    },
  })
  const amenities = expected - 24 - 80 - 600
  expect(await counts()).toEqual({ developers: 24, projects: 80, listings: 600, events: expected })
  expect(amenities).toBeGreaterThanOrEqual(40)
  expect(seen).toEqual(Array.from({ length: expected }, (_item, index) => index + 1))
  const last = await catalog.pool.query<{ id: number }>(`select id from app.listing where import_key = 'demo:599'`)
  const id = last.rows[0]?.id ?? 0
  expect(await catalog.auditActions('listing', id)).toEqual(['create'])
  const [event] = await catalog.events(`listing:${id}`)
  expect(event).toMatchObject({ type: 'listing.changed', version: 1, actor: 'system', data: { listingType: 1 } })
  expect(await isCatalogEmpty(catalog.pool)).toBe(false)
})

test('what the site says of the agency is made up once; what was said since stays', async () => {
  const saidAtFirst = await getSite(catalog)
  expect(saidAtFirst).toEqual({ version: 2, profile: DEMO_SITE, pictures: [] })
  await updateSite(catalog, catalog.context, { name: 'Bahay Namin Realty' })
  await runCommand(catalog, catalog.context, (unit) => fillSite(unit, DEMO_SITE))
  expect(await getSite(catalog)).toMatchObject({ version: 3, profile: { name: 'Bahay Namin Realty' } })
})

test('the newest listings are homes', async () => {
  const { rows } = await catalog.pool.query<{ homes: boolean; kinds: number }>(
    `select bool_and(unit_type is not null) as homes, count(distinct unit_type)::int as kinds
     from (select unit_type from app.listing order by id desc limit 24) newest`,
  )
  expect(rows[0]?.homes).toBe(true)
  expect(rows[0]?.kinds).toBeGreaterThan(4)
})

test('brokers with firms have the listings in turn, salespersons work under them, and some need care', async () => {
  const { rows } = await catalog.pool.query<Record<string, number>>(
    `select count(distinct broker_id)::int as brokers,
       (select count(*) from app.salesperson)::int as salespersons, (select count(*) from app.realty)::int as realties,
       (select count(*) from app.broker where licenses = '[]' and id <> 4)::int as unlicensed
     from app.listing`,
  )
  expect(rows[0]).toEqual({ brokers: 8, salespersons: 18, realties: 3, unlicensed: 1 })
})

test('what the commands store is what was generated: nothing had to be corrected or cleaned', async () => {
  const { rows } = await catalog.pool.query<{ odd: number }>(
    `select count(*)::int as odd from app.listing
     where (listing_type = 0 and (min_price_centavos is null or equity_percentage is null))
        or (listing_type = 1 and listing_owner is null) or details not like '<p>%</p>' or location = ''`,
  )
  expect(rows).toEqual([{ odd: 0 }])
})

test('seeding again adds nothing, and a larger catalogue only what is missing', async () => {
  await seedDemo(catalog, { now })
  expect(await counts()).toMatchObject({ developers: 24, projects: 80, listings: 600 })
  await seedDemo(catalog, { now, listings: 620 })
  expect(await counts()).toMatchObject({ developers: 25, projects: 81, listings: 620 })
})
