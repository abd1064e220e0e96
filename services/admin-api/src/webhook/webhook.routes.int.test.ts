import { webhookEndpoints } from '@tahanan/contracts/webhook/webhook.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const as = 'admin'
const { create, list, get, update, rotate, disable, enable, deliveries, delete: remove } = webhookEndpoints
const FORM = { address: 'https://8.8.8.8/hooks', event_types: ['lead.created', 'listing.sold'] } as const
let api: TestAdminApi

beforeAll(async () => {
  api = await startTestAdminApi({
    webhooks: {
      toPrivate: false,
      resolve: async (hostname) => {
        if (hostname === 'nobody.example') throw new Error('ENOTFOUND')
        return [{ address: hostname === 'inside.example' ? '192.168.1.7' : '8.8.4.4', family: 4 }]
      },
    },
  })
})
afterAll(() => api.close())

const add = (path: string) =>
  api.ask(create, {
    as,
    body: { ...FORM, event_types: [...FORM.event_types], address: `https://partner.example/${path}` },
  })

test('a webhook from its beginning to its end; the secret is shown when it is made', async () => {
  const { secret, ...made } = await add('whole')
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(made).toMatchObject({ version: 1, state: 'active', event_types: ['listing.sold', 'lead.created'], pending: 0 })
  const params = { id: made.id }
  expect(await api.ask(get, { as, params })).toEqual(made)
  const read = JSON.stringify([
    await api.request('GET', `/admin/webhooks/${made.id}/`, { as }),
    await api.ask(list, { as }),
  ])
  expect(read).not.toContain('whsec_')
  const changed = await api.ask(update, { as, params, body: { event_types: ['listing.sold'], version: 1 } })
  expect(changed).toMatchObject({ version: 2, event_types: ['listing.sold'], address: made.address })
  const rotated = await api.ask(rotate, { as, params, body: { version: 2 } })
  expect(rotated.secret).not.toBe(secret)
  expect(rotated.previous_secret_until).not.toBeNull()
  expect(await api.ask(disable, { as, params, body: {} })).toMatchObject({ state: 'disabled', disabled_cause: null })
  expect(await api.ask(enable, { as, params, body: {} })).toMatchObject({ state: 'active' })
  expect(await api.ask(deliveries, { as, params })).toMatchObject({ count: 0, results: [] })
  await api.ask(remove, { as, params })
  expect(await api.request('GET', `/admin/webhooks/${made.id}/`, { as })).toMatchObject({ status: 404 })
  const { rows } = await api.catalog.pool.query<{ text: string }>('select t::text as text from app.audit t')
  expect(JSON.stringify(rows)).not.toContain('whsec_')
})

test.each([
  ['no address', { ...FORM, address: 'partner' }, 'address', 'https://partner.example/tahanan'],
  ['another protocol', { ...FORM, address: 'ftp://partner.example' }, 'address', 'https://partner.example/tahanan'],
  ['a password', { ...FORM, address: 'https://a:b@partner.example' }, 'address', 'Leave user name and password out'],
  ['an address of this machine', { ...FORM, address: 'http://2130706433/' }, 'address', '127.0.0.1 is no address'],
  [
    'a name that leads inside',
    { ...FORM, address: 'http://inside.example/' },
    'address',
    'inside.example is no address',
  ],
  ['a name of nobody', { ...FORM, address: 'http://nobody.example/' }, 'address', 'No name server knows'],
  ['no event', { ...FORM, event_types: [] }, 'event_types', 'Choose at least one'],
  ['an unknown event', { ...FORM, event_types: ['lead.changed'] }, 'event_types', 'lead.created'],
])('400 for %s, and nothing is kept', async (_what, body, field, words) => {
  const { count } = await api.ask(list, { as })
  const reply = await api.request('POST', '/admin/webhooks/', { as, body })
  expect(reply).toMatchObject({ status: 400, body: { [field]: [expect.stringContaining(words)] } })
  expect((await api.ask(list, { as })).count).toBe(count)
})

test('400 for an address that is taken, by a new one and by a change', async () => {
  const first = await add('first')
  const second = await add('second')
  const taken = { status: 400, body: { address: [expect.stringContaining('There is a webhook of this address')] } }
  expect(
    await api.request('POST', '/admin/webhooks/', { as, body: { ...FORM, address: first.address } }),
  ).toMatchObject(taken)
  const body = { address: first.address }
  expect(await api.request('PATCH', `/admin/webhooks/${second.id}/`, { as, body })).toMatchObject(taken)
})

test('sent twice under one key it is added once, and its secret told both times, kept nowhere beside it', async () => {
  const body = { ...FORM, address: 'https://partner.example/twice' }
  const send = () => api.request('POST', '/admin/webhooks/', { as, body, headers: { 'idempotency-key': 'twice' } })
  const first = await send()
  expect(first).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^whsec_/) } })
  expect((await send()).body).toEqual(first.body)
  const { rows } = await api.catalog.pool.query<{ answer: object }>('select answer from app.request_key')
  expect(rows).toEqual([{ answer: { id: Object(first.body).id } }])
})

test('409 for what somebody changed meanwhile, with the latest', async () => {
  const { id } = await add('stale')
  await api.ask(disable, { as, params: { id }, body: {} })
  for (const path of ['enable', 'rotate'])
    expect(await api.request('POST', `/admin/webhooks/${id}/${path}/`, { as, body: { version: 1 } })).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        detail: expect.stringMatching(/^admin changed this meanwhile/),
        latest: { state: 'disabled', version: 2 },
      },
    })
  const seen = (version: number) => ({ as, headers: { 'if-match': `"${version}"` } }) as const
  expect(await api.request('DELETE', `/admin/webhooks/${id}/`, seen(1))).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      detail: expect.stringMatching(/^admin changed this meanwhile/),
      latest: { state: 'disabled', version: 2 },
    },
  })
  expect(await api.request('POST', `/admin/webhooks/${id}/replay/`, { as })).toMatchObject({ status: 409 })
  expect((await api.request('DELETE', `/admin/webhooks/${id}/`, seen(2))).status).toBe(204)
})

test('404 for what is not there', async () => {
  const { id } = await add('deliveries')
  for (const path of ['999999/', '999999/deliveries/', 'x/']) {
    expect((await api.request('GET', `/admin/webhooks/${path}`, { as })).status).toBe(404)
  }
  for (const path of ['999999/enable/', '999999/replay/', `${id}/deliveries/999999/replay/`]) {
    expect((await api.request('POST', `/admin/webhooks/${path}`, { as, body: {} })).status).toBe(404)
  }
})
