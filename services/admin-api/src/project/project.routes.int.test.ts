import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { openProjectCalls, type ProjectCalls } from './project-calls.fixture.ts'

const { list, get, update } = projectEndpoints

let api: TestAdminApi
let calls: ProjectCalls
beforeAll(async () => {
  api = await startTestAdminApi()
  calls = await openProjectCalls(api)
})
afterAll(() => api.close())

describe('GET', () => {
  test('200 for the list: words in name, location, developer, property and unit types', async () => {
    const rare = await calls.addDeveloper('Quimbo Estates')
    const { id } = await calls.add({ developer_id: rare, location: 'Baler, Aurora', property_unit_type: [10] })
    expect(await api.ask(list, { as: 'viewer', query: { q: 'penthouse AURORA quimbo residential' } })).toMatchObject({
      count: 1,
      results: [{ id, developer: { id: rare, name: 'Quimbo Estates' } }],
    })
    expect((await api.ask(list, { query: { q: 'quimbo laguna' } })).count).toBe(0)
  })

  test('newest first, ten to a page', async () => {
    for (let count = 0; count < 10; count += 1) await calls.add()
    const { id } = await calls.add()
    const page = await api.ask(list)
    expect(page.results).toHaveLength(10)
    expect(page.results[0]).toMatchObject({ id })
    expect(page.next).toBe('/api/admin/projects/?page=2&page_size=10')
  })

  test('200 for one, 404 for none', async () => {
    const { id } = await calls.add()
    expect(await api.ask(get, { as: 'viewer', params: { id } })).toMatchObject({ id, listing: [], listing_count: 0 })
    expect((await api.request('GET', '/admin/projects/999999/')).status).toBe(404)
  })
})

describe('PATCH /admin/projects/{id}/', () => {
  test('200, and what is left out stays; null clears what can be empty', async () => {
    const { id, name } = await calls.add({ ad_approval_no: 'AA-1', completion_date: '2027-06-30' })
    const body = { location: 'Makati', reservation_fee: null, completion_date: '', amenities: [] }
    expect(await api.ask(update, { params: { id }, body })).toMatchObject({
      name,
      location: 'Makati',
      reservation_fee: null,
      ad_approval_no: 'AA-1',
      completion_date: null,
      amenities: [],
      property_unity_type: [{ id: 5 }, { id: 7 }],
      version: 2,
    })
  })

  test('another type clears what the earlier one had left', async () => {
    const { id } = await calls.add()
    const body = { property_type: 2, property_subtype: 0 }
    expect(await api.ask(update, { params: { id }, body })).toMatchObject({
      property_type_name: 'Agricultural',
      property_unity_type: [],
      amenities: [],
      financing_option: [],
      reservation_fee: null,
    })
  })

  test('an edit needs no financing, but unit types that fit', async () => {
    const { id } = await calls.add()
    expect(await api.ask(update, { params: { id }, body: { financing_option: [] } })).toMatchObject({
      financing_option: [],
    })
    for (const [body, field] of [
      [{ property_subtype: 1 }, 'property_unit_type'],
      [{ property_unit_type: [] }, 'property_unit_type'],
      [{ property_type: 1 }, 'property_subtype'],
      [{ developer_id: 999_999 }, 'developer_id'],
    ] as const) {
      const reply = await api.request('PATCH', `/admin/projects/${id}/`, { body })
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body ?? {})).toEqual([field])
    }
  })

  test('moves to another developer', async () => {
    const other = await calls.addDeveloper('Filinvest South')
    const { id } = await calls.add()
    expect(await api.ask(update, { params: { id }, body: { developer_id: other } })).toMatchObject({
      developer: { id: other, name: 'Filinvest South' },
    })
  })

  test('404, and 409 with the latest', async () => {
    expect((await api.request('PATCH', '/admin/projects/999999/', { body: {} })).status).toBe(404)
    const { id } = await calls.add()
    await api.ask(update, { params: { id }, body: { location: 'Pasig' }, headers: { 'if-match': '"1"' } })
    const headers = { 'if-match': '"1"' }
    const stale = { status: 409, body: { code: 'stale', latest: { id, version: 2, location: 'Pasig' } } }
    expect(await api.request('PATCH', `/admin/projects/${id}/`, { body: { name: 'X' }, headers })).toMatchObject(stale)
    expect(await api.request('DELETE', `/admin/projects/${id}/`, { headers })).toMatchObject(stale)
  })

  test('edits at once without a version follow one another, and none is lost', async () => {
    const { id } = await calls.add({ amenities: [] })
    await Promise.all([
      api.ask(update, { params: { id }, body: { location: 'Davao' } }),
      api.ask(update, { params: { id }, body: { amenities: calls.amenityIds } }),
      api.ask(update, { params: { id }, body: { details: '<p>New.</p>' } }),
    ])
    const events = await api.catalog.events(`project:${id}`)
    expect(events.map((event) => event.version)).toEqual([1, 2, 3, 4])
    expect(events[3]?.data).toMatchObject({ location: 'Davao', amenityIds: calls.amenityIds, details: '<p>New.</p>' })
    expect(await api.ask(get, { params: { id } })).toMatchObject({ location: 'Davao', amenities: calls.amenityIds })
  })
})

test('one event and one audit entry per change; a rename publishes the project alone', async () => {
  const { id, slug, name } = await calls.add({ reservation_fee: 20000 })
  const before = (await api.catalog.outboxText()).split('\n').length
  await api.ask(update, { params: { id }, body: { name: 'Renamed Residences' } })
  await api.ask(update, { params: { id }, body: { name: 'Renamed Residences' } })
  expect((await api.catalog.outboxText()).split('\n')).toHaveLength(before + 1)
  await api.ask(projectEndpoints.delete, { params: { id } })
  const renamed = `renamed-residences-${id}`
  expect(await api.catalog.events(`project:${id}`)).toMatchObject([
    { type: 'project.changed', version: 1, data: { slug, reservationFeeCentavos: 2_000_000, unitTypes: [5, 7] } },
    { type: 'project.changed', version: 2, data: { slug: renamed, oldSlugs: [slug] } },
    { type: 'project.deleted', version: 3, data: { deleted: true, slugs: [renamed, slug] } },
  ])
  expect(await auditTrail(api.catalog.pool, 'project', id)).toMatchObject([
    { action: 'create', changes: { reservationFeeCentavos: { from: null, to: 2_000_000 } } },
    { action: 'update', changes: { name: { from: name, to: 'Renamed Residences' } } },
    { action: 'delete' },
  ])
})
