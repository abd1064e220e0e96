import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'

let api: TestAdminApi
let rowsBefore: unknown
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  rowsBefore = await countRows()
})

async function countRows(): Promise<unknown> {
  const { rows } = await api.catalog.pool.query(
    'select (select count(*) from app.listing) as listings, (select count(*) from app.outbox) as events, (select count(*) from app.audit) as audits',
  )
  return rows[0]
}

const sound = {
  name: 'House in Lipa',
  location: 'Lipa, Batangas',
  listing_owner: 'A. Reyes',
  owner_of_the_property: 'B. Cruz',
}
const path = '/admin/listing/?listing_type=brokerage'

describe('a field that is not what the contract says: 400 under its name, nothing written', () => {
  test.each<[string, unknown]>([
    ['name', 'x'.repeat(10_000)],
    ['name', 'A\u0000B'],
    ['name', 7],
    ['name', ['a']],
    ['name', { a: 1 }],
    ['location', '\n\t '],
    ['details', 'x'.repeat(100_001)],
    ['details', 'half \ud83d'],
    ['listing_owner', 'A\u0000'],
    ['title_number', 'T'.repeat(21)],
    ['price', -1],
    ['price', '-1'],
    ['price', '1e9'],
    ['price', 1e300],
    ['price', 'NaN'],
    ['price', {}],
    ['lot_area', -0.01],
    ['lot_area', 0.001],
    ['floor_area', 1e12],
    ['bedroom', 1.5],
    ['bedroom', -1],
    ['bathroom', 1e9],
    ['carpark', 'two'],
    ['parking', 'yes'],
    ['featured', 1],
    ['amenities', [1, 'x']],
    ['amenities', [999_999]],
    ['amenities', { 0: 1 }],
    ['financing_option', [9]],
    ['availability', 2],
    ['property_type', -1],
    ['property_subtype', 1.5],
    ['property_subtype', 5],
    ['unit_type', 99],
    ['property_unit_type', 7],
    ['listing_status', 'For Sale'],
    ['project', 999_999],
    ['project', 2_147_483_648],
    ['broker', 999_999],
    ['broker', -4],
    ['colour', 'red'],
    ['__proto__x', 1],
  ])('%s: %j', async (field, value) => {
    const reply = await api.request('POST', path, { body: { ...sound, [field]: value } })
    expect([reply.status, refusedFields(reply)]).toEqual([400, [field]])
    expect(await countRows()).toEqual(rowsBefore)
  })
})

describe('a body that is none', () => {
  test.each(['{"name": "Po', '[]', '"x"', 'null', '7', '{"name": "\\ud800"}', ''])('%j: 400', async (body) => {
    expect((await api.request('POST', path, { body })).status).toBe(400)
    expect(await countRows()).toEqual(rowsBefore)
  })

  test('too large: 413; not JSON by its own account: 415', async () => {
    expect((await api.request('POST', path, { body: { ...sound, details: 'x'.repeat(1_100_000) } })).status).toBe(413)
    const headers = { 'content-type': 'text/plain' }
    expect((await api.request('POST', path, { body: JSON.stringify(sound), headers })).status).toBe(415)
  })
})

describe('an id that nothing can have: 404', () => {
  test.each(['0', '-1', '1.5', '1e3', 'x', '2147483648', '99999999999999999999', '%00', '1%20', "1'--"])(
    '%s',
    async (id) => {
      for (const [method, at] of [
        ['GET', `/admin/listing/${id}`],
        ['GET', `/admin/listing/${id}/fetch_edit_listing/`],
        ['POST', `/admin/listing/${id}/update/`],
        ['DELETE', `/admin/listing/${id}/`],
      ] as const) {
        const reply = await api.request(method, at, method === 'POST' ? { body: { featured: true } } : {})
        expect([at, reply.status]).toEqual([at, 404])
      }
    },
  )
})

describe('a query that is not known: 400 that says what is', () => {
  test.each([
    'page_size=0',
    'page_size=-2',
    'page_size=101',
    'page_size=x',
    'page=0',
    'page=1e9',
    'page=-1',
    'page=1.5',
    'q=%00',
    `q=${'x'.repeat(201)}`,
    'sort=colour',
    'state=gone',
    'broker=x',
    'area=12',
    'min_price=cheap',
    'health=ill',
    'page=1&page=2',
  ])('%s', async (query) => {
    const reply = await api.request('GET', `/admin/listing/?${query}`)
    expect([reply.status, refusedFields(reply)]).toEqual([400, [query.split('=')[0]]])
  })

  test.each(['page_size=-1', 'page=1000000', 'q=%25', 'q=_%5C%27', 'q=%F0%9F%8F%A0', 'q='])(
    '%s: 200',
    async (query) => {
      expect((await api.request('GET', `/admin/listing/?${query}`)).status).toBe(200)
    },
  )
})

test('an If-Match that is no version: 400', async () => {
  const options = { body: { featured: true }, headers: { 'if-match': '"abc"' } }
  expect((await api.request('POST', '/admin/listing/1/update/', options)).status).toBe(400)
})
