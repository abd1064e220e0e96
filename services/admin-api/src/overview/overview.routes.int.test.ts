import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildEnquiry } from '../lead/lead.fixture.ts'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const overview = () => api.ask(overviewEndpoints.show, { as: 'viewer' })
const sql = (text: string) => api.catalog.pool.query(text)

test('an empty catalogue has twelve empty weeks, and nothing else', async () => {
  const { leads, listings, activity } = await overview()
  expect(leads.weeks).toHaveLength(12)
  expect(leads.weeks.at(-1)).toMatchObject({ leads: { listing: 0, contact: 0 }, first_response_median: null })
  expect(leads.first_response).toEqual({ median: null, p90: null, answered: 0, waiting: 0, waiting_since: null })
  expect(listings).toEqual({ total: 0, drafts: 0, by_status: [], by_type: [] })
  expect(activity.filter(({ actor }) => actor !== null)).toEqual([])
})

test('viewings that are confirmed for today in Manila, and those that wait for an answer', async () => {
  const house = { name: 'Casa', location: 'Lipa', listing_owner: 'Ana', owner_of_the_property: 'Ana', price: 1_000_000 }
  const { id } = await api.ask(listingEndpoints.create, { query: { listing_type: 'brokerage' }, body: house })
  const person = { fullname: 'Nena', phone: '0917 555 0108' }
  const { id: lead } = await api.ask(leadEndpoints.create, { body: person })
  const noon = `date_trunc('day', now() at time zone 'Asia/Manila') at time zone 'Asia/Manila' + interval '12 hours'`
  const viewing = (state: string, at: string): Promise<unknown> =>
    sql(`insert into app.viewing (lead_id, listing_id, uid, language, times, state, confirmed_at, confirmed_until,
        created_at, updated_at)
      select ${lead}, ${id}, gen_random_uuid(), 'en', array[now()], '${state}', at, at + interval '1 hour', now(), now()
      from (select ${at} as at) moment`)
  await viewing('confirmed', noon)
  await viewing('confirmed', `${noon} + interval '1 day'`)
  await viewing('cancelled', noon)
  await viewing('proposed', 'null::timestamptz')
  expect((await overview()).viewings).toEqual({ today: 1, proposed: 1 })
  await sql('delete from app.lead')
  await sql('delete from app.listing')
})

test('leads by source and week, without spam and deleted ones; how soon they were answered', async () => {
  for (const source of ['contact', 'contact', 'sell', 'appraisal', 'listing'] as const) {
    await api.ask(leadPublicEndpoints.submit, { as: 'nobody', body: buildEnquiry({ source }) })
    await sql('truncate app.lead_attempt')
  }
  await api.ask(leadPublicEndpoints.submit, { as: 'nobody', body: buildEnquiry({ website: 'http://spam' }) })
  const { results } = await api.ask(leadEndpoints.list)
  const [answered, another, late, deleted, waiting] = results.map(({ id }) => id)
  await sql(
    `update app.lead set status = 'contacted', first_response_at = created_at + interval '10 minutes' where id = ${answered}`,
  )
  await sql(
    `update app.lead set status = 'closed', first_response_at = created_at + interval '30 minutes' where id = ${another}`,
  )
  await sql(`update app.lead set created_at = created_at - interval '7 days' where id = ${late}`)
  const yesterday = manilaDate(new Date(Date.now() - 86_400_000))
  await api.ask(leadEndpoints.update, { params: { id: waiting ?? 0 }, body: { next_follow_up_on: yesterday } })
  await sql(`update app.lead set next_follow_up_on = '${manilaDate(new Date())}' where id = ${answered}`)
  await api.ask(leadEndpoints.delete, { params: { id: deleted ?? 0 } })

  const { leads } = await overview()
  const [before, current] = leads.weeks.slice(-2)
  expect(current).toMatchObject({ leads: { listing: 1, contact: 1, sell: 0, appraisal: 1 }, first_response_median: 20 })
  expect(before).toMatchObject({
    leads: { listing: 0, contact: 0, sell: 1, appraisal: 0 },
    first_response_median: null,
  })
  expect(leads.counts).toMatchObject({ all: 4, spam: 1, deleted: 1 })
  expect(leads.first_response).toMatchObject({ median: 20, p90: 28, answered: 2, waiting: 2 })
  expect(leads.first_response.waiting_since).not.toBeNull()
  expect(leads.follow_ups).toEqual({ overdue: 1, today: 1 })
})

test('listings by status and type', async () => {
  await sql(`insert into app.listing (listing_type, slug, name, location, details, status, availability, is_published,
      property_type, property_subtype, search_folded, created_at, updated_at, deleted_at)
    select 1, 'house-' || n, 'House', 'Cebu', '', n % 2, case when n > 8 then 1 else 0 end, n > 2,
      n % 3, 0, '', now(), now(), case when n = 10 then now() end from generate_series(1, 10) n`)
  const { listings } = await overview()
  expect(listings).toEqual({
    total: 9,
    drafts: 2,
    by_status: expect.arrayContaining([
      { type: 1, property_status: 'For Sale', availability: 'Available', count: 4 },
      { type: 1, property_status: 'For Rent', availability: 'Available', count: 4 },
      { type: 1, property_status: 'For Rent', availability: 'Sold', count: 1 },
    ]),
    by_type: expect.arrayContaining([
      { property_type: 'Residential', count: 3 },
      { property_type: 'Commercial', count: 3 },
      { property_type: 'Agricultural', count: 3 },
    ]),
  })
})

test('what needs care, by reason', async () => {
  const { care } = await overview()
  expect(care.listings).toContainEqual({ reason: 'no_pictures', count: expect.any(Number) })
  expect(care.people).toContainEqual({ reason: 'license_missing', count: 1 })
})

test('the newest changes, by name, and nobody who only looked; nothing personal', async () => {
  const amenity = await api.ask(amenityEndpoints.create, { body: { name: 'Swimming pool' } })
  const { results } = await api.ask(leadEndpoints.list)
  await api.ask(leadEndpoints.get, { params: { id: results[0]?.id ?? 0 } })
  const answer = await overview()
  expect(answer.activity[0]).toMatchObject({
    actor: { id: api.accountIds.editor },
    noun: 'amenity',
    record_id: amenity.id,
    record_name: 'Swimming pool',
    action: 'create',
  })
  expect(answer.activity.map(({ action }) => action)).not.toContain('view')
  expect(JSON.stringify(answer)).not.toMatch(/Maria Santos|example\.com|0917/)
})
