import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { slugText } from '@tahanan/contracts/text/fold-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { openProjectCalls, type ProjectCalls } from './project-calls.fixture.ts'

let api: TestAdminApi
let calls: ProjectCalls
beforeAll(async () => {
  api = await startTestAdminApi()
  calls = await openProjectCalls(api)
})
afterAll(() => api.close())

describe('POST /admin/projects/', () => {
  test('201 with the fields of §3, one by one', async () => {
    const form = calls.buildForm()
    const reply = await calls.post(form)
    expect(reply.status).toBe(201)
    const { id } = projectEndpoints.create.answer.parse(reply.body)
    expect(reply.body).toEqual({
      id,
      slug: `${slugText(form.name, 'project')}-${id}`,
      version: 1,
      name: form.name,
      developer: { id: calls.developerId, name: 'Megaworld Homes' },
      dhsud_lts: 'LTS No. 0034567',
      property_type: 0,
      property_type_name: 'Residential',
      property_subtype: 2,
      property_unity_type: [
        { id: 5, name: 'Studio' },
        { id: 7, name: 'Two-bedroom' },
      ],
      amenities: calls.amenityIds,
      location: 'Cubao, Quezon City',
      area: { code: '1381300000', label: 'Quezon City, Metro Manila', level: 'city' },
      area_chosen: false,
      point: { latitude: 14.6827, longitude: 121.0641 },
      point_precision: 'city',
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
    const { property_unit_type: codes, ...form } = calls.buildForm()
    expect((await calls.post({ ...form, property_unity_type: codes })).body).toMatchObject({
      property_unity_type: [{ id: 5 }, { id: 7 }],
    })
    expect(await calls.post(calls.buildForm({ property_unity_type: [6] }))).toMatchObject({
      status: 400,
      body: { property_unity_type: [expect.any(String)] },
    })
  })

  test('starts with the defaults of §4: Residential, House and lot, Single-attached', async () => {
    const reply = await calls.post({
      name: 'Only what is required',
      developer_id: String(calls.developerId),
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
    expect(await calls.add({ property_type: 4, property_subtype: 0 })).toMatchObject({
      property_unity_type: [],
      financing_option: [],
      reservation_fee: null,
      amenities: calls.amenityIds,
    })
    expect(await calls.add({ property_type: 1, property_subtype: 4 })).toMatchObject({
      property_unity_type: [],
      financing_option: [],
      reservation_fee: null,
      amenities: [],
    })
    expect(await calls.add({ property_subtype: 0, property_unit_type: [-1] })).toMatchObject({
      property_unity_type: [],
      financing_option: [0, 2],
      amenities: calls.amenityIds,
    })
  })

  test('a placeholder for the licence to sell is warned of, not refused', async () => {
    expect((await calls.add({ dhsud_lts: 'TBA' })).warnings).toEqual({ dhsud_lts: [expect.any(String)] })
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
    const reply = await calls.post(calls.buildForm(overrides))
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body ?? {})).toEqual(fields)
    expect(await api.catalog.outboxText()).toBe(before)
  })

  test('400 for nothing, which names what is required', async () => {
    const required = ['Field is required']
    const body = { name: required, developer_id: required, dhsud_lts: required, location: required }
    expect((await calls.post({})).body).toEqual(body)
  })

  test('400 on the name, for a duplicate; of many at once, one is added', async () => {
    await calls.add({ name: 'Vista Señorita' })
    expect(await calls.post(calls.buildForm({ name: 'vista senorita' }))).toMatchObject({
      status: 400,
      body: { name: ['Name Already Exists'] },
    })
    const replies = await Promise.all([1, 2, 3, 4].map(() => calls.post(calls.buildForm({ name: 'Tower at once' }))))
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
  })

  test('415 for a form, which only developers and amenities take', async () => {
    expect((await api.request('POST', '/admin/projects/', { body: new FormData() })).status).toBe(415)
  })
})
