import { interestEndpoints } from '@tahanan/contracts/interest/interest.endpoints.ts'
import { interestPublicEndpoints } from '@tahanan/contracts/interest/interest.public-endpoints.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildEnquiry } from '../lead/lead.fixture.ts'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const HOUSE = { location: 'Lipa', listing_owner: 'Ana', owner_of_the_property: 'Ana', price: 1_000_000 }

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const addHouse = (name: string, isPublished = true) =>
  api.ask(listingEndpoints.create, {
    query: { listing_type: 'brokerage' },
    body: { ...HOUSE, name, is_published: isPublished },
  })
const see = (id: number) => api.ask(interestPublicEndpoints.seen, { as: 'nobody', params: { id } })
const ageBy = (table: 'lead' | 'listing', id: number, days: number) =>
  api.catalog.pool.query(`update app.${table} set created_at = created_at - $2 * interval '1 day' where id = $1`, [
    id,
    days,
  ])

async function enquire(listing: { readonly slug: string }): Promise<number> {
  await api.ask(leadPublicEndpoints.submit, {
    as: 'nobody',
    body: buildEnquiry({ source: 'listing', listing_slug: listing.slug }),
  })
  await api.catalog.pool.query('truncate app.lead_attempt')
  const { results } = await api.ask(leadEndpoints.list)
  return results[0]?.id ?? 0
}

test('views and enquiries by day, with zeros between; spam, reports and deleted leads are no enquiries', async () => {
  const { id, slug } = await addHouse('Casa Tanaw')
  for (const _ of [1, 2, 3]) await see(id)
  await api.views.flush()
  await enquire({ slug })
  await ageBy('lead', await enquire({ slug }), 3)
  await api.catalog.pool.query(`update app.page_view set day = day - 2 where listing_id = $1`, [id])
  await see(id)
  await api.views.flush()
  await api.ask(leadEndpoints.delete, { params: { id: await enquire({ slug }) } })
  await api.ask(leadPublicEndpoints.submit, {
    as: 'nobody',
    body: buildEnquiry({ source: 'listing', listing_slug: slug, website: 'http://spam' }),
  })
  await api.ask(leadPublicEndpoints.report, {
    as: 'nobody',
    body: { listing_slug: slug, reason: 'details', elapsed_ms: 9_000 },
  })

  const { days } = await api.ask(interestEndpoints.listing, { as: 'viewer', params: { id } })
  expect(days).toHaveLength(30)
  expect(days.at(-1)?.day).toBe(manilaDate(new Date()))
  expect(days.slice(-4).map(({ views, enquiries }) => [views, enquiries])).toEqual([
    [0, 1],
    [3, 0],
    [0, 0],
    [1, 1],
  ])
  const longer = await api.ask(interestEndpoints.listing, { params: { id }, query: { days: '90' } })
  expect(longer.days).toHaveLength(90)
})

test('what is wrong is said by name; an unknown listing is 404 to staff, and 204 to whoever says it was seen', async () => {
  expect(await api.request('GET', '/admin/listing/999999/interest/')).toMatchObject({ status: 404 })
  expect(await api.request('GET', '/admin/listing/1/interest/?days=7')).toMatchObject({
    status: 400,
    body: { days: ['must be 30 or 90'] },
  })
  expect((await api.request('POST', '/seen/999999/', { as: 'nobody' })).status).toBe(204)
  // A beacon without anything in it.
  const beacon = await fetch(`${api.address}/seen/1`, { method: 'POST', headers: { 'content-type': 'text/plain' } })
  expect(beacon.status).toBe(204)
  for (const id of ['0', '-1', '1e3', 'x', '99999999999', '2147483648'])
    expect((await api.request('POST', `/seen/${id}/`, { as: 'nobody' })).status).toBe(404)
  expect(await api.request('POST', '/seen/1/', { as: 'nobody', body: { who: 'me' } })).toMatchObject({
    status: 400,
    body: { who: [expect.any(String)] },
  })
})

test('on the overview: what nobody has asked about for 30 days, the longest first, as the list says it', async () => {
  const young = await addHouse('Bago')
  const asked = await addHouse('Tinanong')
  const old = await addHouse('Luma')
  const older = await addHouse('Mas luma')
  const draft = await addHouse('Draft na luma', false)
  for (const { id } of [asked, old, draft]) await ageBy('listing', id, 60)
  await ageBy('listing', older.id, 90)
  await enquire(asked)
  await ageBy('lead', await enquire(old), 40)

  const { quiet } = await api.ask(overviewEndpoints.show, { as: 'viewer' })
  expect(quiet.count).toBe(2)
  expect(quiet.longest.map(({ id }) => id)).toEqual([older.id, old.id])
  const list = await api.ask(listingEndpoints.list, { query: { enquiries: 'none', sort: 'quiet' } })
  expect([list.count, list.results.map(({ id }) => id)]).toEqual([2, [older.id, old.id]])
  expect(list.results.map(({ id }) => id)).not.toContain(young.id)
  const all = await api.ask(listingEndpoints.list, { query: { sort: 'quiet' } })
  expect(all.results.map(({ id }) => id).slice(0, 2)).toEqual([older.id, draft.id])
})

test('on the overview: the most seen of 30 days with their enquiries', async () => {
  const seen = await addHouse('Sikat')
  const less = await addHouse('Di gaano')
  await api.catalog.pool.query(
    `insert into app.page_view (listing_id, day, views)
     select $1, d::date, 100 from generate_series(now() - interval '40 days', now() - interval '2 days', '1 day') d`,
    [seen.id],
  )
  await see(less.id)
  await api.views.flush()
  await enquire(seen)
  const { seen: most } = await api.ask(overviewEndpoints.show, { as: 'viewer' })
  expect(most[0]).toEqual({ id: seen.id, name: 'Sikat', views: expect.any(Number), enquiries: 1 })
  // Of the days before these 30 nothing counts.
  expect(most[0]?.views).toBeLessThanOrEqual(2_800)
  expect(most[0]?.views).toBeGreaterThanOrEqual(2_700)
  expect(most.map(({ id }) => id)).toContain(less.id)
  expect(most.length).toBeLessThanOrEqual(5)
})
