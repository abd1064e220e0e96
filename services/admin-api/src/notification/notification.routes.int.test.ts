import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { notificationEndpoints } from '@tahanan/contracts/notification/notification.endpoints.ts'
import { webhookEndpoints } from '@tahanan/contracts/webhook/webhook.endpoints.ts'
import { listNotifiedAddresses } from '@tahanan/catalog/account/account.store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildEnquiry } from '../lead/lead.fixture.ts'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const { list, read, settings } = notificationEndpoints

test('new leads are told of without anybody’s choice, not who wrote, nor spam, nor what one did oneself', async () => {
  const body = buildEnquiry({ fullname: 'Planted Person' })
  await api.ask(leadPublicEndpoints.submit, { as: 'nobody', body })
  await api.ask(leadPublicEndpoints.submit, { as: 'nobody', body: buildEnquiry({ website: 'http://spam' }) })
  await api.ask(leadEndpoints.create, { body: { fullname: 'By hand', phone: '0917 555 0107' } })
  const told = await api.ask(list)
  expect(told).toMatchObject({ unread: 1, results: [{ kind: 'lead', action: 'create', actor: null, is_unread: true }] })
  expect(JSON.stringify(told)).not.toContain('Planted')
  expect(await api.ask(list, { as: 'viewer' })).toMatchObject({ unread: 2 })
})

test('what was seen is unread no more, for oneself alone', async () => {
  const { results } = await api.ask(list)
  await api.ask(read, { body: { until: results[0]?.at ?? '' } })
  expect(await api.ask(list)).toMatchObject({ unread: 0, results: [{ is_unread: false }] })
  await api.ask(read, { body: { until: '2020-01-01T00:00:00.000Z' } })
  expect(await api.ask(list)).toMatchObject({ unread: 0 })
  expect(await api.ask(list, { as: 'viewer' })).toMatchObject({ unread: 2 })
})

test('one chooses what to be told of; a role is not told of what it may not read', async () => {
  const address = 'http://127.0.0.1:9/hook'
  const { id, version } = await api.ask(webhookEndpoints.create, {
    as: 'admin',
    body: { address, event_types: ['listing.published'] },
  })
  await api.catalog.pool.query(
    `insert into app.audit (at, account_id, role, noun, aggregate_id, action, changes, correlation_id)
     values (now(), null, 'system', 'webhook', $1, 'disable', '{}', $2)`,
    [id, `v${version}`],
  )
  const chosen = { kinds: ['webhook'], mails_leads: false } as const
  for (const as of ['admin', 'viewer'] as const) {
    expect(await api.ask(settings, { as, body: { ...chosen, kinds: [...chosen.kinds] } })).toEqual(chosen)
  }
  expect(await api.ask(list, { as: 'admin' })).toMatchObject({
    results: [{ kind: 'webhook', record_id: id, about: address }],
  })
  expect(await api.ask(list, { as: 'viewer' })).toMatchObject({ unread: 0, results: [] })
  expect(await api.request('POST', settings.path, { body: { kinds: ['all'], mails_leads: true } })).toMatchObject({
    status: 400,
    body: { kinds: [expect.any(String)] },
  })
})

test('who wants no mails of leads gets none of them, and the others', async () => {
  const { pool } = api.catalog
  await pool.query(
    `update app.account set email = username || '@tahanan.example' where username in ('admin', 'editor')`,
  )
  expect(await listNotifiedAddresses(pool, ['admin', 'editor'], 'leads')).toEqual(['editor@tahanan.example'])
  expect(await listNotifiedAddresses(pool, ['admin'])).toEqual(['admin@tahanan.example'])
})
