import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'

const { list, get, create, update } = projectEndpoints

let api: TestAdminApi
let developerId: number
let amenityIds: number[]
beforeAll(async () => {
  api = await startTestAdminApi()
  developerId = await addDeveloper('Megaworld Homes')
  amenityIds = [await addAmenity('Pool'), await addAmenity('Gym')]
})
afterAll(() => api.close())

async function addDeveloper(name: string): Promise<number> {
  const form = { name, office_address: 'Taguig', contact_number: '0917 555 0100', contact_person: 'Ana Reyes' }
  return (await api.ask(developerEndpoints.create, { body: form })).id
}

async function addAmenity(name: string): Promise<number> {
  return (await api.ask(amenityEndpoints.create, { body: { name } })).id
}

let count = 0
/** The payload of §7 for a condominium, with a name of its own. */
function buildForm(overrides: Readonly<Record<string, unknown>> = {}) {
  count += 1
  return {
    name: `Residences ${count}`,
    developer_id: developerId,
    dhsud_lts: 'LTS No. 0034567',
    property_type: 0,
    property_subtype: 2,
    property_unit_type: [7, 5],
    amenities: amenityIds,
    location: 'Cubao, Quezon City',
    details: '<p>Two towers.</p>',
    financing_option: [0, 2],
    reservation_fee: '₱20,000.50',
    ...overrides,
  }
}

const post = (body: unknown) => api.request('POST', '/admin/projects/', { body })

const buildUnit = (projectId: number, overrides: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Unit 12F',
  location: 'Cubao, Quezon City',
  project: projectId,
  property_unit_type: 7,
  ...overrides,
})

const postUnit = (projectId: number, overrides: Readonly<Record<string, unknown>> = {}) =>
  api.request('POST', '/admin/listing/?listing_type=project', { body: buildUnit(projectId, overrides) })

async function add(overrides: Readonly<Record<string, unknown>> = {}) {
  const reply = await post(buildForm(overrides))
  expect(reply).toMatchObject({ status: 201 })
  return create.answer.parse(reply.body)
}

describe('POST /admin/projects/', () => {
  test('201 with the fields of §3, one by one', async () => {
    const form = buildForm()
    const reply = await post(form)
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      id: expect.any(Number),
      slug: expect.stringMatching(/^residences-\d+-\d+$/),
      version: 1,
      name: form.name,
      developer: { id: developerId, name: 'Megaworld Homes' },
      dhsud_lts: 'LTS No. 0034567',
      property_type: 0,
      property_type_name: 'Residential',
      property_subtype: 2,
      property_unity_type: [
        { id: 5, name: 'Studio' },
        { id: 7, name: 'Two-bedroom' },
      ],
      amenities: amenityIds,
      location: 'Cubao, Quezon City',
      details: '<p>Two towers.</p>',
      financing_option: [0, 2],
      reservation_fee: 20000.5,
      ad_approval_no: null,
      completion_date: null,
      pictures: [],
      warnings: {},
    })
  })

  test('takes the other spelling of the unit types, and refuses two that differ', async () => {
    const { property_unit_type: codes, ...form } = buildForm()
    expect((await post({ ...form, property_unity_type: codes })).body).toMatchObject({
      property_unity_type: [{ id: 5 }, { id: 7 }],
    })
    expect(await post(buildForm({ property_unity_type: [6] }))).toMatchObject({
      status: 400,
      body: { property_unity_type: [expect.any(String)] },
    })
  })

  test('starts with the defaults of §4: Residential, House and lot, Single-attached', async () => {
    const reply = await post({
      name: 'Only what is required',
      developer_id: String(developerId),
      dhsud_lts: 'LTS 1',
      location: 'Cebu',
      financing_option: ['0'],
    })
    expect(reply).toMatchObject({
      status: 201,
      body: { property_type: 0, property_subtype: 1, property_unity_type: [{ id: 0 }], financing_option: [0] },
    })
  })

  test('drops what its type and subtype do not have', async () => {
    expect(await add({ property_type: 4, property_subtype: 0 })).toMatchObject({
      property_unity_type: [],
      financing_option: [],
      reservation_fee: null,
      amenities: amenityIds,
    })
    expect(await add({ property_type: 1, property_subtype: 4 })).toMatchObject({
      property_unity_type: [],
      financing_option: [],
      reservation_fee: null,
      amenities: [],
    })
    expect(await add({ property_subtype: 0, property_unit_type: [-1] })).toMatchObject({
      property_unity_type: [],
      financing_option: [0, 2],
      amenities: amenityIds,
    })
  })

  test('a placeholder for the licence to sell is warned of, not refused', async () => {
    expect((await add({ dhsud_lts: 'TBA' })).warnings).toEqual({ dhsud_lts: [expect.any(String)] })
  })

  test.each([
    ['no licence', { dhsud_lts: ' ' }, ['dhsud_lts']],
    ['no financing', { financing_option: [] }, ['financing_option']],
    ['no unit type', { property_unit_type: [] }, ['property_unit_type']],
    ['the unit type -1 where they apply', { property_unit_type: [-1] }, ['property_unit_type']],
    ['a unit type of houses', { property_unit_type: [0] }, ['property_unit_type']],
    ['a unit type of nothing', { property_unit_type: [12] }, ['property_unit_type']],
    ['a type of nothing', { property_type: 6 }, ['property_type']],
    ['a fractional type', { property_type: 0.5 }, ['property_type']],
    ['a negative type', { property_type: -1 }, ['property_type']],
    ['a subtype that the type does not offer', { property_type: 1, property_subtype: 2 }, ['property_subtype']],
    ['an unknown developer', { developer_id: 999_999 }, ['developer_id']],
    ['no developer', { developer_id: null }, ['developer_id']],
    ['an impossible developer', { developer_id: 2 ** 40 }, ['developer_id']],
    ['an unknown amenity', { amenities: [999_999] }, ['amenities']],
    ['a negative amenity', { amenities: [-1] }, ['amenities']],
    ['a negative fee', { reservation_fee: -1 }, ['reservation_fee']],
    ['a fee of words', { reservation_fee: 'twenty' }, ['reservation_fee']],
    ['a date of words', { completion_date: 'soon' }, ['completion_date']],
    ['10,000 letters', { name: 'x'.repeat(10_000) }, ['name']],
    ['NUL', { location: 'a\0' }, ['location']],
    ['half an emoji', { details: '\udc00' }, ['details']],
    ['an unknown field', { colour: 1 }, ['colour']],
  ])('400 for %s, and nothing is kept', async (_what, overrides, fields) => {
    const before = await api.catalog.outboxText()
    const reply = await post(buildForm(overrides))
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body ?? {})).toEqual(fields)
    expect(await api.catalog.outboxText()).toBe(before)
  })

  test('400 for nothing, which names what is required', async () => {
    const required = ['Field is required']
    const body = { name: required, developer_id: required, dhsud_lts: required, location: required }
    expect((await post({})).body).toEqual(body)
  })

  test('400 on the name, for a duplicate; of many at once, one is added', async () => {
    await add({ name: 'Vista Señorita' })
    expect(await post(buildForm({ name: 'vista senorita' }))).toMatchObject({
      status: 400,
      body: { name: ['Name Already Exists'] },
    })
    const replies = await Promise.all([1, 2, 3, 4].map(() => post(buildForm({ name: 'Tower at once' }))))
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 400, 400, 400])
  })

  test('415 for a form, which only developers and amenities take', async () => {
    expect((await api.request('POST', '/admin/projects/', { body: new FormData() })).status).toBe(415)
  })
})

describe('GET', () => {
  test('200 for the list: words in name, location, developer, property and unit types', async () => {
    const rare = await addDeveloper('Quimbo Estates')
    const { id } = await add({ developer_id: rare, location: 'Baler, Aurora', property_unit_type: [10] })
    expect(await api.ask(list, { as: 'viewer', query: { q: 'penthouse AURORA quimbo residential' } })).toMatchObject({
      count: 1,
      results: [{ id, developer: { id: rare, name: 'Quimbo Estates' } }],
    })
    expect((await api.ask(list, { query: { q: 'quimbo laguna' } })).count).toBe(0)
  })

  test('newest first, ten to a page', async () => {
    const { id } = await add()
    const page = await api.ask(list)
    expect(page.results).toHaveLength(10)
    expect(page.results[0]).toMatchObject({ id })
    expect(page.next).toBe('/api/admin/projects/?page=2&page_size=10')
  })

  test('200 for one, 404 for none', async () => {
    const { id } = await add()
    expect(await api.ask(get, { as: 'viewer', params: { id } })).toMatchObject({ id, listing: [], listing_count: 0 })
    expect((await api.request('GET', '/admin/projects/999999/')).status).toBe(404)
  })
})

describe('PATCH /admin/projects/{id}/', () => {
  test('200, and what is left out stays; null clears what can be empty', async () => {
    const { id, name } = await add({ ad_approval_no: 'AA-1', completion_date: '2027-06-30' })
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
    const { id } = await add()
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
    const { id } = await add()
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
    const other = await addDeveloper('Filinvest South')
    const { id } = await add()
    expect(await api.ask(update, { params: { id }, body: { developer_id: other } })).toMatchObject({
      developer: { id: other, name: 'Filinvest South' },
    })
  })

  test('404, and 409 with the latest', async () => {
    expect((await api.request('PATCH', '/admin/projects/999999/', { body: {} })).status).toBe(404)
    const { id } = await add()
    await api.ask(update, { params: { id }, body: { location: 'Pasig' }, headers: { 'if-match': '"1"' } })
    const headers = { 'if-match': '"1"' }
    const stale = { status: 409, body: { code: 'stale', latest: { id, version: 2, location: 'Pasig' } } }
    expect(await api.request('PATCH', `/admin/projects/${id}/`, { body: { name: 'X' }, headers })).toMatchObject(stale)
    expect(await api.request('DELETE', `/admin/projects/${id}/`, { headers })).toMatchObject(stale)
  })

  test('edits at once without a version follow one another, and none is lost', async () => {
    const { id } = await add({ amenities: [] })
    await Promise.all([
      api.ask(update, { params: { id }, body: { location: 'Davao' } }),
      api.ask(update, { params: { id }, body: { amenities: amenityIds } }),
      api.ask(update, { params: { id }, body: { details: '<p>New.</p>' } }),
    ])
    const events = await api.catalog.events(`project:${id}`)
    expect(events.map((event) => event.version)).toEqual([1, 2, 3, 4])
    expect(events[3]?.data).toMatchObject({ location: 'Davao', amenityIds, details: '<p>New.</p>' })
    expect(await api.ask(get, { params: { id } })).toMatchObject({ location: 'Davao', amenities: amenityIds })
  })
})

describe('DELETE', () => {
  test('204, once', async () => {
    const { id } = await add()
    expect((await api.request('DELETE', `/admin/projects/${id}/`)).status).toBe(204)
    expect((await api.request('DELETE', `/admin/projects/${id}`)).status).toBe(404)
  })

  test('409 with counts while it has listings, which one project answers with', async () => {
    const { id } = await add()
    const replies = [await postUnit(id), await postUnit(id)]
    const [older, younger] = replies.map((reply) => listingEndpoints.create.answer.parse(reply.body).id)
    expect(await api.ask(get, { params: { id } })).toMatchObject({
      listing: [{ id: younger, name: 'Unit 12F' }, { id: older }],
      listing_count: 2,
    })
    expect(await api.request('DELETE', `/admin/projects/${id}/`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', counts: { listings: 2 } },
    })
    for (const listing of [older, younger]) await api.request('DELETE', `/admin/listing/${listing}/`)
    expect((await api.request('DELETE', `/admin/projects/${id}/`)).status).toBe(204)
  })

  test('while listings are added to it, never leaves one without its project', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await add()
      const replies = await Promise.all([api.request('DELETE', `/admin/projects/${id}/`), postUnit(id), postUnit(id)])
      const [deleted, ...added] = replies.map((reply) => reply.status)
      expect([204, 409]).toContain(deleted)
      if (deleted === 204) expect(added).toEqual([400, 400])
      else expect(added).toContain(201)
    }
  })

  test('of an amenity: 409 with counts while a project has it, never under a project that is being saved', async () => {
    const amenity = await addAmenity('Roof deck')
    const { id } = await add({ amenities: [amenity] })
    expect(await api.request('DELETE', `/admin/amenities/${amenity}/`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', counts: { projects: 1, listings: 0 } },
    })
    const first = listingEndpoints.create.answer.parse((await postUnit(id, { amenities: [amenity] })).body)
    const { id: other } = await add({ amenities: [] })
    const second = listingEndpoints.create.answer.parse((await postUnit(other, { amenities: [amenity] })).body)
    expect(await api.request('DELETE', `/admin/amenities/${amenity}/`)).toMatchObject({
      body: { counts: { projects: 1, listings: 2 } },
    })
    await api.ask(update, { params: { id }, body: { amenities: [] } })
    await api.ask(listingEndpoints.delete, { params: { id: second.id } })
    const { body } = await api.request('DELETE', `/admin/amenities/${amenity}/`)
    expect(body).toMatchObject({ counts: { projects: 0, listings: 1 } })
    await api.ask(listingEndpoints.delete, { params: { id: first.id } })
    const [deleted, saved] = await Promise.all([
      api.request('DELETE', `/admin/amenities/${amenity}/`),
      post(buildForm({ amenities: [amenity] })),
    ])
    expect([
      [204, 400],
      [409, 201],
    ]).toContainEqual([deleted.status, saved.status])
  })
})

test('one event and one audit entry per change; a rename publishes the project alone', async () => {
  const { id, slug, name } = await add({ reservation_fee: 20000 })
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
