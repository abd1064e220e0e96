import { listApiKeys, openApiKey } from '@tahanan/catalog/api-key/api-key-commands.ts'
import { API_SCOPES, type ApiScope } from '@tahanan/contracts/api-key/api-key.ts'
import { apiKeyEndpoints } from '@tahanan/contracts/api-key/api-key.endpoints.ts'
import { ENDPOINT_TABLE } from '@tahanan/contracts/endpoint/endpoint-table.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const as = 'admin'
const { create, list, end } = apiKeyEndpoints
const PRIVATE = ['Pribado Owner', 'Pribado Holder', 'T-PRIBADO-1', 'TD-PRIBADO-2', 'Pribado terms', 'Pribado Broker']
let api: TestAdminApi
let listing: number

beforeAll(async () => {
  api = await startTestAdminApi()
  const [owner, holder, title, tax, terms, broker] = PRIVATE
  const made = await api.request('POST', '/admin/broker/', { as, body: { name: broker, contact: '0917 555 0100' } })
  const { id } = Object(made.body)
  const added = await api.request('POST', '/admin/listing/?listing_type=brokerage', {
    as,
    body: {
      name: 'House in Lipa',
      location: 'Lipa, Batangas',
      property_type: 0,
      property_subtype: 0,
      price: 2_000_000,
      is_published: false,
      listing_owner: owner,
      owner_of_the_property: holder,
      title_number: title,
      tax_declaration_number: tax,
      terms_of_payment: terms,
      broker_id: id,
      point: { latitude: 13.9411234, longitude: 121.1631234 },
    },
  })
  expect(added.status).toBe(201)
  listing = Object(added.body).id
})
afterAll(() => api.close())

const make = (scopes: readonly ApiScope[], more: object = {}) =>
  api.ask(create, { as, body: { name: 'Portal', scopes: [...scopes], calls_per_minute: 6_000, ...more } })
const read = (path: string, key: string, method = 'GET') =>
  api.request(method, path, { as: 'nobody', headers: { authorization: `Bearer ${key}` } })
const path = '/admin/listing/'

test('a key is shown once, kept as a hash, used, ended and audited', async () => {
  const { key, ...made } = await make(['projects', 'listings'], { expires_on: '2100-01-31' })
  expect(key).toMatch(/^tahanan_[\da-f]{48}$/)
  expect(made).toMatchObject({ state: 'active', scopes: ['listings', 'projects'], last_used_at: null })
  expect(made).toMatchObject({ prefix: key.slice(0, 16), expires_on: '2100-01-31', account: { name: 'admin' } })
  expect((await read(path, key)).status).toBe(200)
  const { results } = await api.ask(list, { as, query: { q: 'portal' } })
  expect(results[0]).toEqual({ ...made, last_used_at: expect.any(String) })
  const first = results[0]?.last_used_at
  await read(path, key)
  expect((await api.ask(list, { as })).results[0]?.last_used_at).toBe(first)
  expect(await api.ask(end, { as, params: { id: made.id } })).toMatchObject({ state: 'ended' })
  expect(await read(path, key)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  const ended = await api.ask(end, { as, params: { id: made.id } })
  expect(ended).toEqual(await api.ask(end, { as, params: { id: made.id } }))
  const { rows } = await api.catalog.pool.query<{ text: string }>(
    'select t::text as text from app.api_key t union all select t::text from app.audit t',
  )
  const text = rows.map((row) => row.text).join('\n')
  expect(text).not.toContain(key)
  expect(text.match(/api-key,\d+,end/g)).toHaveLength(1)
})

test('asked for twice under one Idempotency-Key it is one key, shown both times and kept nowhere', async () => {
  const body = { name: 'Twice', scopes: ['listings'] }
  const send = () => api.request('POST', '/admin/api-keys/', { as, body, headers: { 'idempotency-key': 'twice' } })
  const first = await send()
  expect(first.status).toBe(201)
  expect((await send()).body).toEqual(first.body)
  expect((await api.ask(list, { as, query: { q: 'Twice' } })).count).toBe(1)
  const { key } = Object(first.body)
  expect((await read(path, key)).status).toBe(200)
  const { rows } = await api.catalog.pool.query<{ text: string }>('select t::text as text from app.request_key t')
  expect(JSON.stringify(rows)).not.toContain(String(key).slice('tahanan_'.length))
})

test('one that is over, or was never made, opens nothing', async () => {
  const { key } = await make(['listings'], { expires_on: '2099-12-31' })
  const last = new Date('2099-12-31T15:59:59Z')
  expect(await openApiKey(api.catalog, key, last)).toMatchObject({ scopes: ['listings'] })
  expect(await openApiKey(api.catalog, key, new Date(last.getTime() + 1_000))).toBeUndefined()
  for (const wrong of [`${key.slice(0, -1)}x`, 'tahanan_', key.toUpperCase(), key.slice('tahanan_'.length)])
    expect((await read(path, wrong)).status).toBe(401)
})

test.each([
  ['disabled opens nothing until that is enabled', 'closed', 'admin'],
  ['no administrator any more opens nothing until it is one', 'active', 'editor'],
])('one of an account that is %s', async (_what, closed, demoted) => {
  const { key, account } = await make(['listings'])
  const become = (state: string, role: string) =>
    api.catalog.pool.query('update app.account set state = $2, role = $3 where id = $1', [account.id, state, role])
  await become(closed, demoted)
  try {
    expect(await read(path, key)).toMatchObject({ status: 401, body: { detail: expect.stringContaining('disabled') } })
    const { results } = await listApiKeys(api.catalog, { page: 1, page_size: 1, q: '' }, new Date())
    expect(results).toMatchObject([{ state: 'account_disabled', account }])
  } finally {
    await become('active', 'admin')
  }
  expect((await read(path, key)).status).toBe(200)
})

test('a minute has so many calls, counted together, told in headers, and then 429', async () => {
  const { key } = await make(['listings'], { calls_per_minute: 5 })
  const replies = await Promise.all(Array.from({ length: 8 }, () => read(path, key)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 200, 429, 429, 429,
  ])
  const late = await read(path, key)
  expect(late).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(late.headers.get('ratelimit-policy')).toBe('"key";q=5;w=60')
  expect(late.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  const { key: other } = await make(['listings'])
  expect((await read(path, other)).status).toBe(200)
})

test.each([
  ['no name', { name: ' ' }, 'name', 'Field is required'],
  ['no scope', { scopes: [] }, 'scopes', 'Choose at least one'],
  ['an unknown scope', { scopes: ['leads'] }, 'scopes', 'areas'],
  ['a day that is over', { expires_on: '2020-01-01' }, 'expires_on', 'This day is over'],
  ['no day', { expires_on: 'soon' }, 'expires_on', 'Give a day from 1900 on'],
  ['no calls', { calls_per_minute: 0 }, 'calls_per_minute', '1'],
])('400 for %s', async (_what, wrong, field, words) => {
  const body = { name: 'Portal', scopes: ['listings'], ...wrong }
  const reply = await api.request('POST', '/admin/api-keys/', { as, body })
  expect(reply).toMatchObject({ status: 400, body: { [field]: [expect.stringContaining(words)] } })
})

test('404 for what was never made', async () => {
  expect((await api.request('POST', '/admin/api-keys/999999/end/', { as })).status).toBe(404)
})

describe.each(API_SCOPES)('a key with the scope %s', (scope) => {
  let key: string
  beforeAll(async () => {
    ;({ key } = await make([scope]))
  })
  const staffCalls = ENDPOINT_TABLE.filter(({ access }) => access !== 'public').map((endpoint) => ({
    ...endpoint,
    address: endpoint.path.replaceAll(/\{\w+\}/g, '1'),
  }))
  const isOpen = ({ partner }: (typeof staffCalls)[number]): boolean => partner?.scope === scope

  test('is turned away from every call of staff that does not name it', async () => {
    for (const call of staffCalls.filter((one) => !isOpen(one))) {
      const reply = await read(call.address, key, call.method)
      expect([call.id, reply.status, Object(reply.body).code]).toEqual([call.id, 403, 'forbidden'])
    }
  })

  test('reads what names it, and nothing private, whatever is asked for', async () => {
    const open = staffCalls.filter(isOpen)
    expect(open.length).toBeGreaterThan(0)
    for (const { id, method, path: at, partner } of open) {
      expect([id, method]).toEqual([id, 'GET'])
      const reply = await read(at.replaceAll(/\{\w+\}/g, String(listing)), key)
      expect([id, reply.status === 200 || reply.status === 404]).toEqual([id, true])
      if (reply.status === 200) expect(partner?.answer.parse(reply.body)).toEqual(reply.body)
      const text = JSON.stringify(reply.body)
      for (const value of [...PRIVATE, '13.94112', '0917 555 0100']) expect(text).not.toContain(value)
      expect(text).not.toMatch(/"(listing_owner|owner_of_the_property|title_number|broker|broker_name|warnings|point)"/)
    }
  })
})

test.each([
  ['health', 'no_authority'],
  ['health', 'any'],
  ['broker', '1'],
  ['enquiries', 'none'],
  ['sort', 'quiet'],
])('400 for a key that asks by %s=%s, which staff may', async (field, value) => {
  const { key } = await make(['listings'])
  const asked = `${path}?${field}=${value}`
  expect(await read(asked, key)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  expect((await api.request('GET', asked, { as: 'viewer' })).status).toBe(200)
  expect((await read(`${path}?sort=-price&offer=sale&state=draft`, key)).status).toBe(200)
})

test('staff are shown what keys are not', async () => {
  const staffs = JSON.stringify((await api.request('GET', `/admin/listing/${listing}`, { as: 'viewer' })).body)
  for (const value of PRIVATE.slice(0, -1)) expect(staffs).toContain(value)
  const { key } = await make(['listings'])
  const partners = await read(`/admin/listing/${listing}`, key)
  expect(partners.body).toMatchObject({ name: 'House in Lipa', is_published: false, price: '₱2M' })
})
