import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'

const { list, get, create, update, addNote, merge, exportPerson, erasePerson } = leadEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const addLead = (more: object = {}) =>
  api.ask(create, { body: { fullname: 'Maria Clara', email: 'clara@example.com', ...more } })
const idsOf = async (query: Readonly<Record<string, string>>, as: 'editor' | 'admin' = 'editor') =>
  (await api.ask(list, { as, query: { page_size: '100', ...query } })).results.map(({ id }) => id)

test('an account has the leads of the salesperson who is linked to it; an administrator links them', async () => {
  const body = { name: 'Linked Agent', position: 'Agent', contact: '0917 123 4567' }
  const account_id = api.accountIds.editor
  expect((await api.request('POST', '/admin/sales-person/', { body: { ...body, account_id } })).status).toBe(403)
  const agent = await api.ask(salespersonEndpoints.create, { as: 'admin', body: { ...body, account_id } })
  expect(agent.account).toEqual({ id: account_id, name: 'editor' })
  const second = await api.request('POST', '/admin/sales-person/', {
    as: 'admin',
    body: { ...body, name: 'Another', account_id },
  })
  expect(refusedFields(second)).toEqual(['account_id'])
  const mine = await addLead({ assignee: agent.id })
  const nobodys = await addLead()
  expect(mine.assignee_name).toBe('Linked Agent')
  expect(await idsOf({ assignee: 'me' })).toEqual([mine.id])
  expect(await idsOf({ assignee: 'me' }, 'admin')).toEqual([])
  expect(await idsOf({ assignee: 'none' })).toContain(nobodys.id)
  const { counts } = await api.ask(list, {})
  expect(counts).toMatchObject({ mine: 1, unassigned: 1, overdue: 0 })
})

test('a lead that nobody answered within a day is overdue; a note is no answer, a step beyond new is', async () => {
  const lead = await addLead()
  await api.catalog.pool.query(
    "update app.lead set created_at = now() - interval '2 days', due_at = now() - interval '1 day' where id = $1",
    [lead.id],
  )
  await api.ask(addNote, { params: { id: lead.id }, body: { text: 'Rich, it seems' } })
  expect(await idsOf({ open: 'overdue' })).toEqual([lead.id])
  const answered = await api.ask(update, { params: { id: lead.id }, body: { status: 'contacted' } })
  expect(answered).toMatchObject({ first_response_by: { name: 'editor' }, due_at: null })
  expect(await idsOf({ open: 'overdue' })).toEqual([])
})

test('a next step is kept with its day, and noted as done when it is emptied', async () => {
  const lead = await addLead()
  const planned = { next_step: 'Send the floor plan', next_follow_up_on: '2026-01-02' }
  expect(await api.ask(update, { params: { id: lead.id }, body: planned })).toMatchObject(planned)
  expect(await idsOf({ open: 'overdue' })).toEqual([lead.id])
  const long = await api.request('PATCH', `/admin/leads/${lead.id}/`, { body: { next_step: 'x'.repeat(201) } })
  expect(refusedFields(long)).toEqual(['next_step'])
  await api.ask(update, { params: { id: lead.id }, body: { next_step: '', next_follow_up_on: null } })
  const { timeline } = await api.ask(get, { params: { id: lead.id } })
  expect(timeline.filter(({ action }) => action === 'note').map(({ text }) => text)).toEqual([
    'Done: Send the floor plan',
  ])
})

test('leads of one person are merged: one stays, and all of the others is shown with it', async () => {
  const kept = await addLead({ email: 'merge@example.com', phone: '0917 555 0101' })
  const byMail = await addLead({ email: 'MERGE@example.com', message: 'First words' })
  const byPhone = await addLead({ email: 'other@example.com', phone: '+63 917 555 0101', message: 'Second words' })
  const stranger = await addLead({ email: 'stranger@example.com' })
  await api.ask(addNote, { params: { id: byPhone.id }, body: { text: 'A note of the other' } })
  const before = await api.ask(list, {})
  for (const [leads, version] of [
    [[stranger.id], kept.version],
    [[kept.id], kept.version],
    [[byMail.id, 999_999], kept.version],
    [[], kept.version],
  ] as const) {
    const refused = await api.request('POST', `/admin/leads/${kept.id}/merge/`, { body: { leads, version } })
    expect(refusedFields(refused)).toEqual(['leads'])
  }
  const body = { leads: [byMail.id, byPhone.id], version: kept.version }
  const view = await api.ask(merge, { params: { id: kept.id }, body })
  expect(view.version).toBe(kept.version + 1)
  expect(await api.ask(merge, { params: { id: kept.id }, body })).toEqual(view)
  expect(
    view.timeline.filter(({ lead }) => lead === kept.id).map(({ action, changes }) => [action, ...changes]),
  ).toContainEqual(['merge', { field: 'merged', from: [], to: [byPhone.id, byMail.id] }])
  expect(view.merged.map(({ message }) => message)).toEqual(['Second words', 'First words'])
  expect(view.timeline.map(({ text }) => text)).toContain('A note of the other')
  expect(view.same_person).toEqual([])
  const after = await api.ask(list, {})
  expect([after.counts.all, after.count]).toEqual([before.counts.all - 2, before.count - 2])
  const changed = await api.request('PATCH', `/admin/leads/${byMail.id}/`, { body: { status: 'lost' } })
  expect(changed).toMatchObject({ status: 409, body: { merged_into: kept.id } })
})

test('a person is exported and erased whole, by an address that only a merged lead has', async () => {
  const kept = await addLead({ email: 'known@example.com', phone: '0917 555 0202' })
  const planted = await addLead({ email: 'planted@example.com', phone: '0917 555 0202', message: 'Planted words' })
  await api.ask(addNote, { params: { id: planted.id }, body: { text: 'Planted note' } })
  await api.ask(merge, { params: { id: kept.id }, body: { leads: [planted.id] } })
  const person = { as: 'admin', body: { email: 'planted@example.com' } } as const
  const exported = await api.ask(exportPerson, person)
  expect(exported.leads.map(({ id }) => id)).toEqual([planted.id, kept.id])
  expect(JSON.stringify(exported)).toContain('Planted note')
  expect(await api.ask(erasePerson, person)).toMatchObject({ erased: 2 })
  const { rows } = await api.catalog.pool.query<{ kept: string }>(
    `select t::text as kept from app.lead t union all select t::text from app.lead_note t
     union all select t::text from app.audit t`,
  )
  expect(rows.map(({ kept: row }) => row).join()).not.toMatch(/planted|known@example/i)
})
