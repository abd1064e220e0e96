import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import type { HistoryEntry, HistoryNoun } from '@tahanan/contracts/audit/history.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { siteEndpoints } from '@tahanan/contracts/site/site.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const { history } = auditEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const historyOf = async (noun: HistoryNoun, id: number): Promise<HistoryEntry[]> =>
  (await api.ask(history, { as: noun === 'account' ? 'admin' : 'viewer', params: { noun, id } })).results

test('of a developer: who changed what, the newest first, page after page, each entry once', async () => {
  const office = { office_address: 'Ortigas', contact_number: '0917 123 4567', contact_person: 'Juan dela Cruz' }
  const { id } = await api.ask(developerEndpoints.create, { body: { name: 'Grove 0', ...office, details: '' } })
  for (let n = 1; n <= 25; n += 1)
    await api.ask(developerEndpoints.update, { params: { id }, body: { name: `Grove ${n}` } })

  const entries: HistoryEntry[] = []
  let next: string | null = `/api/admin/history/developer/${id}/?page_size=10`
  let pages = 0
  while (next !== null) {
    const reply = await api.request('GET', next.slice('/api'.length), { as: 'viewer' })
    const page = history.answer.parse(reply.body)
    entries.push(...page.results)
    next = page.next
    pages += 1
  }
  expect([pages, entries.length, new Set(entries.map((entry) => entry.id)).size]).toEqual([3, 26, 26])
  expect(entries[0]).toMatchObject({
    actor: { id: api.accountIds.editor },
    action: 'update',
    changes: [{ field: 'name', from: 'Grove 24', to: 'Grove 25' }],
  })
  expect(entries.at(-1)?.action).toBe('create')
  expect(JSON.stringify(entries)).not.toContain('dela Cruz')
})

test('numbers are told by the names of what they stand for', async () => {
  const realty = await api.ask(realtyEndpoints.create, { body: { name: 'Bahaghari Realty' } })
  const broker = await api.ask(brokerEndpoints.create, { body: { name: 'Bea Reyes', realty_id: realty.id } })
  const [made] = await historyOf('broker', broker.id)
  expect(made?.changes).toContainEqual({ field: 'realty_id', from: null, to: 'Bahaghari Realty' })

  const person = { broker_id: broker.id, email: 'sol@example.ph', contact: '0917 555 0133', position: 'Agent' }
  const salesperson = await api.ask(salespersonEndpoints.create, { body: { name: 'Sol Ramos', ...person } })
  const { id: leadId } = await api.ask(leadEndpoints.create, { body: { fullname: 'Nena', phone: '0917 555 0108' } })
  await api.ask(leadEndpoints.update, { params: { id: leadId }, body: { assignee: salesperson.id } })
  const [assigned] = await historyOf('lead', leadId)
  expect(assigned?.changes).toContainEqual({ field: 'assignee', from: null, to: 'Sol Ramos' })
  const { timeline } = await api.ask(leadEndpoints.get, { params: { id: leadId } })
  expect(timeline.at(-1)?.changes).toContainEqual({ field: 'assignee', from: null, to: 'Sol Ramos' })
  // Who looked is in the audit trail, and changed nothing.
  expect((await historyOf('lead', leadId)).map(({ action }) => action)).toEqual(['update', 'create'])

  const house = { name: 'Casa', location: 'Lahug, Cebu City', listing_owner: 'Ana', owner_of_the_property: 'Ana' }
  const listing = await api.ask(listingEndpoints.create, {
    query: { listing_type: 'brokerage' },
    body: { ...house, price: 1_000_000 },
  })
  const [created] = await historyOf('listing', listing.id)
  expect(created?.changes).toContainEqual({ field: 'area_code', from: null, to: 'Lahug' })
})

test('of the site and of accounts; an account’s is for administrators alone', async () => {
  await api.ask(siteEndpoints.update, { as: 'admin', body: { name: 'Tahanan Realty' } })
  const [changed] = await historyOf('site', 1)
  expect(changed?.changes).toContainEqual({ field: 'name', from: expect.any(String), to: 'Tahanan Realty' })

  await api.ask(accountEndpoints.update, {
    as: 'admin',
    params: { id: api.accountIds.viewer },
    body: { role: 'editor' },
  })
  const [promoted] = await historyOf('account', api.accountIds.viewer)
  expect(promoted).toMatchObject({ action: 'change-role', changes: [{ field: 'role', from: 'viewer', to: 'editor' }] })
  for (const as of ['viewer', 'editor'] as const)
    expect(await api.request('GET', '/admin/history/account/1/', { as })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
})

test('what has no history is 404, a place that is none 400', async () => {
  for (const path of ['/admin/history/webhook/1/', '/admin/history/listing/0/', '/admin/history/listing/x/'])
    expect((await api.request('GET', path)).status).toBe(404)
  expect(await api.request('GET', '/admin/history/listing/1/?before=x')).toMatchObject({
    status: 400,
    body: { before: ['Take the address of the next page as it is.'] },
  })
  expect(await historyOf('listing', 999_999)).toEqual([])
})
