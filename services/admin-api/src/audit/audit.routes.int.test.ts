import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import type { AuditEntryAnswer } from '@tahanan/contracts/audit/audit.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildEnquiry } from '../lead/lead.fixture.ts'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const { list } = auditEndpoints
const developer = {
  name: 'Builders',
  office_address: 'Ortigas',
  contact_number: '0917 123 4567',
  contact_person: 'Juan dela Cruz',
  details: '',
}

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const trail = (query: Record<string, string>) => api.ask(list, { as: 'admin', query })

/** Every entry, by following `next`. */
async function allPages(query: Record<string, string>): Promise<AuditEntryAnswer[]> {
  const entries: AuditEntryAnswer[] = []
  let next: string | null = `/api${list.path}?${new URLSearchParams(query).toString()}`
  while (next !== null) {
    const page = list.answer.parse((await api.request('GET', next.slice('/api'.length), { as: 'admin' })).body)
    entries.push(...page.results)
    next = page.next
  }
  return entries
}

describe('GET /admin/audit/', () => {
  test('an id is told by the name of what it stands for', async () => {
    const realty = await api.ask(realtyEndpoints.create, { body: { name: 'Bahaghari Realty' } })
    const broker = await api.ask(brokerEndpoints.create, { body: { name: 'Bea Reyes', realty_id: realty.id } })
    const { results } = await trail({ noun: 'broker', id: String(broker.id) })
    expect(results[0]?.changes).toContainEqual({ field: 'realty_id', from: null, to: 'Bahaghari Realty' })
  })

  test('who changed which field of a record from what to what, people masked', async () => {
    const created = await api.ask(developerEndpoints.create, { body: developer })
    await api.ask(developerEndpoints.update, {
      params: { id: created.id },
      body: { ...developer, name: 'Better Builders', contact_person: 'María Santos', contact_number: '(02) 8123 4567' },
      headers: { 'x-request-id': 'a-request-of-the-test' },
    })
    const { results } = await trail({ noun: 'developer', id: String(created.id) })
    expect(results.map(({ action }) => action)).toEqual(['update', 'create'])
    expect(results[0]).toMatchObject({
      actor: { id: api.accountIds.editor },
      role: 'editor',
      record_id: created.id,
      request_id: 'a-request-of-the-test',
    })
    const changes = results[0]?.changes ?? []
    expect(changes).toContainEqual({ field: 'name', from: 'Builders', to: 'Better Builders' })
    expect(changes).toContainEqual({ field: 'contact_person', from: 'J••• d••• C•••', to: 'M••• S•••' })
    expect(changes).toContainEqual({ field: 'contact_number', from: '•••567', to: '•••567' })
    expect(JSON.stringify(await allPages({}))).not.toMatch(/dela Cruz|Santos|4567/)
  })

  test('readings of leads are in it, and what visitors send is the system’s', async () => {
    await api.ask(leadPublicEndpoints.submit, { as: 'nobody', body: buildEnquiry() })
    const { results: leads } = await api.ask(leadEndpoints.list)
    const id = leads[0]?.id ?? 0
    await api.ask(leadEndpoints.get, { as: 'viewer', params: { id } })
    const { results } = await trail({ noun: 'lead', id: String(id) })
    expect(results).toMatchObject([
      { action: 'view', actor: { id: api.accountIds.viewer }, role: 'viewer', changes: [] },
      { action: 'create', actor: null, role: 'system' },
    ])
    expect((await trail({ noun: 'lead', actor: 'system' })).results.map(({ action }) => action)).toEqual(['create'])
  })

  test('so are lists of leads: who saw which, once for a page that is looked at again', async () => {
    const looks = async () => (await trail({ noun: 'lead', id: '0', actor: String(api.accountIds.viewer) })).results
    const { results: leads } = await api.ask(leadEndpoints.list, { as: 'viewer' })
    await api.ask(leadEndpoints.list, { as: 'viewer' })
    await api.ask(leadEndpoints.list, { as: 'viewer', query: { q: 'nobody is called so' } })
    const seen = { field: 'leads', from: null, to: leads.map(({ id }) => id) }
    expect(await looks()).toMatchObject([{ action: 'view', role: 'viewer', changes: [seen] }])
    const { body } = await api.request('POST', leadEndpoints.create.path, {
      body: { fullname: 'Ana Reyes', phone: '0917 555 0142', message: 'Hello' },
    })
    await api.ask(leadEndpoints.list, { as: 'viewer' })
    expect(await looks()).toHaveLength(2)
    expect(body).toHaveProperty('id')
  })

  test('page after page by `next`, each entry once, newest first, with the filters kept', async () => {
    for (let at = 0; at < 25; at += 1) await api.ask(amenityEndpoints.create, { body: { name: `Amenity ${at}` } })
    const query = { noun: 'amenity', actor: String(api.accountIds.editor), action: 'create', page_size: '4' }
    const entries = await allPages(query)
    expect(entries).toHaveLength(25)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(25)
    const names = entries.map(({ changes }) => changes.find(({ field }) => field === 'name')?.to)
    expect(names).toEqual(Array.from({ length: 25 }, (_, at) => `Amenity ${24 - at}`))
    expect(entries.every(({ noun }) => noun === 'amenity')).toBe(true)
  })

  test('days are Manila’s, both ends included', async () => {
    await api.catalog.pool.query(
      `insert into app.audit (at, role, noun, aggregate_id, action, changes, correlation_id)
       select at::timestamptz, 'system', 'listing', 1, 'update', '{}', 'test' from unnest(array[
         '2020-01-31T15:59:59.999Z', '2020-01-31T16:00:00Z', '2020-02-01T15:59:59.999Z', '2020-02-01T16:00:00Z']) at`,
    )
    const { results } = await trail({ noun: 'listing', since: '2020-02-01', until: '2020-02-01' })
    expect(results.map(({ at }) => at)).toEqual(['2020-02-01T15:59:59.999Z', '2020-01-31T16:00:00.000Z'])
  })

  test('says what there is to filter by', async () => {
    const { nouns, actions } = await trail({ page_size: '1' })
    expect(nouns).toEqual(expect.arrayContaining(['amenity', 'developer', 'lead']))
    expect(actions).toEqual(expect.arrayContaining(['create', 'update', 'view']))
    expect(new Set(actions).size).toBe(actions.length)
  })

  test.each([
    'actor=me',
    'noun=Listing',
    'id=x',
    'action=1',
    'since=31-01-2026',
    'before=x',
    'page_size=0',
    'x=1',
    'q=x',
  ])('400 for %s', async (query) => {
    expect((await api.request('GET', `${list.path}?${query}`, { as: 'admin' })).status).toBe(400)
  })

  test('403 for editors', async () => {
    expect((await api.request('GET', list.path, { as: 'editor' })).status).toBe(403)
    expect((await api.request('GET', accountEndpoints.list.path, { as: 'editor' })).status).toBe(403)
  })
})
