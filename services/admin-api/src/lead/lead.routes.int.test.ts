import type { addLeadBody } from '@tahanan/contracts/lead/lead-bodies.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'

const { list, get, create, update, restore, addNote, exportPerson, erasePerson } = leadEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

let made = 0
function buildForm(overrides: Partial<z.input<typeof addLeadBody>> = {}) {
  made += 1
  return { fullname: `Jose Cruz ${made}`, email: `jose.${made}@example.com`, ...overrides }
}
const addLead = (overrides: Partial<z.input<typeof addLeadBody>> = {}) =>
  api.ask(create, { body: buildForm(overrides) })
const actionsOf = async (id: number) => (await auditTrail(api.catalog.pool, 'lead', id)).map(({ action }) => action)

describe('POST /admin/leads/', () => {
  test('201, from the contact list by default, and by whom', async () => {
    const reply = await api.request('POST', '/admin/leads/', { body: buildForm({ consent: true }) })
    expect(reply).toMatchObject({
      status: 201,
      body: {
        source: 'contact',
        status: 'new',
        added_by: { id: api.accountIds.editor, name: 'editor' },
        consent_at: expect.any(String),
        version: 1,
      },
    })
  })

  test.each<[string, object, string]>([
    ['neither phone nor e-mail', { email: '' }, 'phone'],
    ['no name', { fullname: '' }, 'fullname'],
    ['a wrong e-mail', { email: 'x' }, 'email'],
    ['a salesperson who is not there', { assignee: 7 }, 'assignee'],
    ['an unknown source', { source: 'tv' }, 'source'],
    ['an unknown field', { website: '' }, 'website'],
  ])('400 for %s', async (_what, wrong, field) => {
    const reply = await api.request('POST', '/admin/leads/', { body: { ...buildForm(), ...wrong } })
    expect(reply.status).toBe(400)
    expect(refusedFields(reply)).toEqual([field])
  })

  test('413 for more than a form can be', async () => {
    const body = JSON.stringify({ fullname: 'x'.repeat(1_100_000) })
    expect((await api.request('POST', '/admin/leads/', { body })).status).toBe(413)
  })
})

test('leads to be dealt with are neither closed nor lost; by when is asked for, too', async () => {
  const day = (after: number) => manilaDate(new Date(Date.now() + after * 86_400_000))
  const said = { fullname: 'Xerxes Handa' }
  const [late, now, closed] = [await addLead(said), await addLead(said), await addLead(said)]
  const changes = [
    [late.id, { next_follow_up_on: day(-1) }],
    [now.id, { next_follow_up_on: day(0) }],
    [closed.id, { next_follow_up_on: day(-1), status: 'closed' }],
  ] as const
  for (const [id, body] of changes) await api.ask(update, { params: { id }, body })
  const found = async (query: Readonly<Record<string, string>>) => {
    const page = await api.ask(list, { query })
    return [page.count, page.results.map(({ id }) => id)]
  }
  expect(await found({ q: 'Xerxes', open: 'all' })).toEqual([2, [now.id, late.id]])
  expect(await found({ open: 'overdue' })).toEqual([1, [late.id]])
  expect(await found({ open: 'today' })).toEqual([1, [now.id]])
  const [all] = await found({ page_size: '100' })
  expect(await found({ open: 'all', page_size: '100' })).toMatchObject([
    Number(all) - 1,
    expect.not.arrayContaining([closed.id]),
  ])
})

describe('PATCH /admin/leads/{id}/', () => {
  test('status, spam and undo, follow-up', async () => {
    const { id } = await addLead()
    const patch = (body: z.input<typeof update.body>) => api.ask(update, { params: { id }, body })
    expect(await patch({ status: 'tripping' })).toMatchObject({
      status: 'tripping',
      first_response_at: expect.any(String),
    })
    expect(await patch({ is_spam: true, status: 'closed' })).toMatchObject({ is_spam: true, status: 'closed' })
    expect(await patch({ is_spam: false, status: 'closed' })).toMatchObject({ is_spam: false, status: 'tripping' })
    expect(await patch({ next_follow_up_on: '2026-12-01' })).toMatchObject({ next_follow_up_on: '2026-12-01' })
    expect(await patch({ next_follow_up_on: null, assignee: null })).toMatchObject({
      next_follow_up_on: null,
      version: 6,
    })
    expect(await patch({ assignee: '' })).toMatchObject({ version: 6 })
  })

  test('a listing address of ours names the listing, any other is kept', async () => {
    const { id } = await addLead()
    const patch = (listing_url: string | null) => api.ask(update, { params: { id }, body: { listing_url } })
    expect(await patch('https://tahanan.example/listing/never-was-1/')).toMatchObject({ listing_slug: 'never-was-1' })
    expect(await patch('http://other.example/house')).toMatchObject({
      listing_url: 'http://other.example/house',
      listing_slug: null,
    })
    expect(await patch('')).toMatchObject({ listing_url: null })
  })

  test.each<[object, string]>([
    [{ status: 'sold' }, 'status'],
    [{ listing_url: 'javascript:alert(1)' }, 'listing_url'],
    [{ listing_url: 'data:text/html,hello' }, 'listing_url'],
    [{ listing_url: '//other.example/' }, 'listing_url'],
    [{ listing_url: 'the blue house in Lipa' }, 'listing_url'],
    [{ is_spam: 'yes' }, 'is_spam'],
    [{ assignee: 12 }, 'assignee'],
    [{ assignee: 'a' }, 'assignee'],
    [{ next_follow_up_on: '2026-02-30' }, 'next_follow_up_on'],
    [{ fullname: 'Another' }, 'fullname'],
    [{ version: 0 }, 'version'],
  ])('400 for %j', async (body, field) => {
    const { id } = await addLead()
    const reply = await api.request('PATCH', `/admin/leads/${id}/`, { body })
    expect(reply.status).toBe(400)
    expect(refusedFields(reply)).toEqual([field])
  })

  test('who is assigned must be a salesperson', async () => {
    const { id } = await addLead()
    expect(await api.request('PATCH', `/admin/leads/${id}/`, { body: { assignee: 12 } })).toMatchObject({
      body: { assignee: ['There is no salesperson 12.'] },
    })
  })

  test('of two at once, one gets 409 with the latest', async () => {
    const { id } = await addLead()
    const replies = await Promise.all(
      ['contacted', 'lost'].map((status) =>
        api.request('PATCH', `/admin/leads/${id}/`, { body: { status }, headers: { 'if-match': '"1"' } }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [won, lost] = replies.toSorted((a, b) => a.status - b.status)
    expect(lost?.body).toMatchObject({
      code: 'stale',
      detail: expect.stringMatching(/^editor changed this meanwhile/),
      latest: won?.body,
    })
  })

  test('404', async () => {
    expect((await api.request('PATCH', '/admin/leads/999999/', { body: {} })).status).toBe(404)
  })
})

describe('DELETE and restore', () => {
  test('204 and out of the lists, 200 and back', async () => {
    const { id, reference } = await addLead()
    const count = async (query: Record<string, string> = {}) =>
      (await api.ask(list, { query: { q: reference, ...query } })).count
    expect((await api.request('DELETE', `/admin/leads/${id}/`, { headers: { 'if-match': '"9"' } })).status).toBe(409)
    expect((await api.request('DELETE', `/admin/leads/${id}/`)).status).toBe(204)
    expect([await count(), await count({ deleted: 'true' })]).toEqual([0, 1])
    for (const [method, path] of [
      ['DELETE', `/admin/leads/${id}/`],
      ['PATCH', `/admin/leads/${id}/`],
    ] as const)
      expect((await api.request(method, path)).status).toBe(404)
    expect(await api.ask(restore, { params: { id } })).toMatchObject({ deleted_at: null, version: 3 })
    expect(await count()).toBe(1)
    expect((await api.request('POST', '/admin/leads/999999/restore/')).status).toBe(404)
    expect(await actionsOf(id)).toEqual(['create', 'delete', 'restore'])
  })
})

describe('GET /admin/leads/{id}/', () => {
  test('shows the timeline, and each reading is in the audit trail', async () => {
    const { id } = await addLead()
    await api.ask(update, { params: { id }, body: { status: 'contacted' } })
    await api.ask(addNote, { params: { id }, body: { text: '<i>Called</i> twice' } })
    const { timeline } = await api.ask(get, { params: { id }, as: 'viewer' })
    expect(timeline).toMatchObject([
      { action: 'create', by: { name: 'editor' } },
      { action: 'update', changes: [{ field: 'status', from: 'new', to: 'contacted' }] },
      { action: 'note', text: '<i>Called</i> twice', by: { name: 'editor' } },
    ])
    expect(await actionsOf(id)).toEqual(['create', 'update', 'note', 'view'])
    expect((await api.request('GET', '/admin/leads/999999/')).status).toBe(404)
  })

  test('shows the same person’s others by number or address, each as first given', async () => {
    const first = await addLead({ fullname: 'Ana Reyes', email: 'Ana.Reyes@example.com', phone: '0918 555 0001' })
    const second = await addLead({ fullname: 'A. Reyes', email: 'other@example.com', phone: '+63 918-555-0001' })
    const third = await addLead({ fullname: 'ANA', email: 'ana.reyes@EXAMPLE.com', phone: '' })
    const { same_person: others } = await api.ask(get, { params: { id: first.id } })
    expect(others.map(({ id, fullname }) => [id, fullname])).toEqual([
      [third.id, 'ANA'],
      [second.id, 'A. Reyes'],
    ])
  })

  test('an empty note is refused, and one on nothing', async () => {
    const { id } = await addLead()
    expect((await api.request('POST', `/admin/leads/${id}/notes/`, { body: { text: ' ' } })).status).toBe(400)
    expect((await api.request('POST', '/admin/leads/999999/notes/', { body: { text: 'a' } })).status).toBe(404)
  })
})

describe('GET /admin/leads/', () => {
  test('filters, and counts what there is', async () => {
    const before = (await api.ask(list)).counts
    const sell = await addLead({ source: 'sell', message: 'Zamboanga lot' })
    await addLead({ source: 'sell', message: 'Zamboanga house' })
    await api.ask(update, { params: { id: sell.id }, body: { is_spam: true } })
    const found = async (query: Record<string, string>) => {
      const page = await api.ask(list, { query: { q: 'zamboanga', ...query } })
      expect(page.results.length).toBe(page.count)
      return page.count
    }
    expect(await found({ source: 'sell' })).toBe(1)
    expect(await found({ source: 'sell', spam: 'true' })).toBe(1)
    expect(await found({ spam: 'all' })).toBe(2)
    expect(await found({ status: 'closed', spam: 'all' })).toBe(1)
    expect(await found({ assignee: 'none' })).toBe(1)
    expect(await found({ assignee: '5' })).toBe(0)
    expect(await found({ source: 'listing' })).toBe(0)
    const page = await api.ask(list, { query: { source: 'sell' } })
    expect(page.count).toBe(before.source.sell + 1)
    expect(page.counts).toMatchObject({ all: before.all + 1, spam: before.spam + 1 })
  })

  test('finds a number however it is written', async () => {
    const { id } = await addLead({ phone: '0919-555-0042' })
    for (const q of ['09195550042', '0919 555', '+639195550042', '5550042'])
      expect((await api.ask(list, { query: { q } })).results.map((lead) => lead.id)).toContain(id)
  })

  test('the next page keeps the filters', async () => {
    await addLead({ source: 'appraisal' })
    await addLead({ source: 'appraisal' })
    const { next } = await api.ask(list, { query: { source: 'appraisal', page_size: '1' } })
    expect(next).toBe('/api/admin/leads/?source=appraisal&page=2&page_size=1')
  })

  test.each(['source=tv', 'status=sold', 'spam=maybe', 'assignee=x', 'sort=id'])('400 for %s', async (query) => {
    expect((await api.request('GET', `/admin/leads/?${query}`)).status).toBe(400)
  })
})

describe('GET /admin/leads/export/', () => {
  test('is CSV of what fits, safe for spreadsheets, and noted', async () => {
    await addLead({ fullname: '=HYPERLINK("x")', message: 'Davao, "quoted"\nlines' })
    const reply = await api.request('GET', '/admin/leads/export/?q=davao')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"')
    const lines = String(reply.body).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(lines[1]).toContain('"Davao, ""quoted""\nlines"')
    expect((await auditTrail(api.catalog.pool, 'lead', 0)).at(-1)).toMatchObject({
      action: 'export',
      account: api.accountIds.editor,
    })
    expect((await api.request('GET', '/admin/leads/export/', { as: 'viewer' })).status).toBe(403)
  })
})

describe('a person', () => {
  test('is exported whole, and erased for good', async () => {
    const phone = '0920 555 0009'
    const kept = await addLead()
    const { id } = await addLead({ fullname: 'Pilar Gone', email: 'pilar@example.com', phone })
    await api.ask(addNote, { params: { id }, body: { text: 'Wants a Pilar Gone garden' } })
    await api.ask(update, { params: { id }, body: { listing_url: 'https://other.example/Pilar Gone' } })
    const other = await addLead({ fullname: 'Pilar Gone', email: 'pilar2@example.com', phone: '+63 920 5550009' })
    await api.request('DELETE', `/admin/leads/${other.id}/`)

    const body = { phone: '09205550009' }
    expect((await api.request('POST', '/admin/leads/person/erase/', { body })).status).toBe(403)
    const { leads } = await api.ask(exportPerson, { body, as: 'admin' })
    expect(leads.map((lead) => lead.id)).toEqual([other.id, id])
    expect(leads[1]?.timeline.map(({ action }) => action)).toEqual(['create', 'note', 'update'])

    expect(await api.ask(erasePerson, { body, as: 'admin' })).toEqual({ erased: 2, alerts: 0 })
    expect(await api.ask(erasePerson, { body, as: 'admin' })).toEqual({ erased: 0, alerts: 0 })
    expect((await api.request('GET', `/admin/leads/${id}/`)).status).toBe(404)
    expect((await api.request('GET', `/admin/leads/${kept.id}/`)).status).toBe(200)
    expect(await actionsOf(id)).toEqual(['create', 'note', 'update', 'export', 'erase'])
    expect(await databaseText()).not.toContain('Pilar')
  })

  test('400 without saying who', async () => {
    const reply = await api.request('POST', '/admin/leads/person/export/', { body: {}, as: 'admin' })
    expect(reply.status).toBe(400)
  })
})

/** Every row of the tables that know leads, as text. */
async function databaseText(): Promise<string> {
  const { rows } = await api.catalog.pool.query<{ text: string }>(
    `select concat((select string_agg(t::text, ' ') from app.lead t), (select string_agg(t::text, ' ') from app.lead_note t),
       (select string_agg(t::text, ' ') from app.audit t), (select string_agg(t::text, ' ') from app.outbox t)) as text`,
  )
  return rows[0]?.text ?? ''
}
