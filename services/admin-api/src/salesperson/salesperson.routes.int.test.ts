import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

const { list, get, create, update } = salespersonEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

let count = 0
function buildForm(overrides: object = {}) {
  count += 1
  return { name: `Salesperson ${count}`, position: 'Agent', contact: '0917 123 4567', ...overrides }
}
const patch = (id: number, body: unknown) => api.request('PATCH', `/admin/sales-person/${id}/`, { body })

describe('POST /admin/sales-person/', () => {
  test('201 under the default broker, without licence, e-mail and photo', async () => {
    expect(await api.ask(create, { body: buildForm() })).toMatchObject({
      version: 1,
      broker: { id: 4, name: 'Default broker' },
      broker_id: 4,
      license: [],
      is_licensed: false,
      email: '',
      email_address: '',
      image: null,
      photo: null,
    })
  })

  test('201 under the broker that is named; the record first, then the photo', async () => {
    const broker = await api.ask(brokerEndpoints.create, { body: { name: 'Maria Santos' } })
    const { id } = await api.ask(create, {
      body: buildForm({ broker_id: String(broker.id), email_address: 'a@b.example', license: [{ name: 'PRC 9' }] }),
    })
    const photo = await phonePhoto({ width: 120, height: 120, seed: 3 })
    const reply = await patch(id, formOf({}, { image: [['me.jpg', photo]] }))
    expect(reply).toMatchObject({
      status: 200,
      body: { version: 1, broker: { name: 'Maria Santos' }, is_licensed: true, email: 'a@b.example' },
    })
    expect(update.answer.parse(reply.body).image).toMatch(/^\/media\//)
    expect(reply.body).toEqual(await api.ask(get, { as: 'viewer', params: { id } }))
  })

  test.each([
    ['nothing at all', {}, ['name', 'position', 'contact']],
    ['numbers that are only slashes', { ...buildForm(), contact: ' / / ' }, ['contact']],
    ['a broker that is not there', { ...buildForm(), broker_id: 999_999 }, ['broker_id']],
    ['an emptied broker', { ...buildForm(), broker_id: null }, ['broker_id']],
    ['lone surrogates', { ...buildForm(), name: 'Jo\udc00' }, ['name']],
    ['an unknown field', { ...buildForm(), salary: 1 }, ['salary']],
  ])('400 for %s', async (_what, body, fields) => {
    const reply = await api.request('POST', '/admin/sales-person/', { body })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body ?? {})).toEqual(fields)
  })

  test('400 on the name, for a duplicate', async () => {
    await api.ask(create, { body: buildForm({ name: 'Ma. Lourdes Peña' }) })
    expect(
      await api.request('POST', '/admin/sales-person/', { body: buildForm({ name: ' ma.  lourdes pena' }) }),
    ).toMatchObject({ status: 400, body: { name: ['Name Already Exists'] } })
  })
})

test('the list finds words of any column and of the broker', async () => {
  const broker = await api.ask(brokerEndpoints.create, { body: { name: 'Zenaida Quirino' } })
  const { id } = await api.ask(create, { body: buildForm({ broker: broker.id, position: 'Team lead' }) })
  expect(await api.ask(list, { as: 'viewer', query: { q: 'quirino lead' } })).toMatchObject({
    count: 1,
    results: [{ id }],
  })
})

describe('PATCH /admin/sales-person/{id}/', () => {
  test('400 where the update form requires what the add form does not', async () => {
    const { id } = await api.ask(create, { body: buildForm() })
    for (const [field, value] of [
      ['name', ''],
      ['position', ''],
      ['contact', ''],
      ['email_address', ''],
      ['email', ''],
      ['license', []],
      ['broker_id', ''],
    ] as const) {
      const reply = await patch(id, { [field]: value })
      expect(reply).toMatchObject({ status: 400, body: { [field]: ['Field is required'] } })
    }
  })

  test('200, 404, and 409 with the latest', async () => {
    const { id } = await api.ask(create, { body: buildForm() })
    expect(await api.ask(update, { params: { id }, body: { position: 'Senior agent', version: 1 } })).toMatchObject({
      version: 2,
      contact: '0917 123 4567',
    })
    expect(await patch(id, { position: 'x', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale', latest: { id, version: 2, position: 'Senior agent' } },
    })
    expect((await patch(999_999, { position: 'x' })).status).toBe(404)
  })
})

describe('DELETE /admin/sales-person/{id}', () => {
  test('204, and nothing of it is ever published but that its photo is gone', async () => {
    const { id, name } = await api.ask(create, { body: buildForm() })
    await patch(id, formOf({}, { image: [['me.jpg', await phonePhoto({ width: 80, height: 80, seed: 4 })]] }))
    expect((await api.request('DELETE', `/admin/sales-person/${id}`)).status).toBe(204)
    expect((await api.request('GET', `/admin/sales-person/${id}`)).status).toBe(404)
    expect(await api.catalog.outboxText()).not.toContain(name)
    expect(await auditTrail(api.catalog.pool, 'salesperson', id)).toMatchObject([
      { action: 'create', account: api.accountIds.editor },
      { action: 'delete', changes: { name: { from: name, to: null } } },
    ])
  })

  test('409 with counts while open leads are assigned to the salesperson', async () => {
    const { id } = await api.ask(create, { body: buildForm() })
    const lead = await api.ask(leadEndpoints.create, { body: { fullname: 'Ana', phone: '09171234567', assignee: id } })
    expect(lead.assignee).toBe(id)
    expect(await api.request('DELETE', `/admin/sales-person/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', counts: { leads: 1, viewings: 0 } },
    })
    await api.ask(leadEndpoints.update, { params: { id: lead.id }, body: { status: 'closed' } })
    expect((await api.request('DELETE', `/admin/sales-person/${id}`)).status).toBe(204)
    const other = { fullname: 'Ben', phone: '09171234568', assignee: id }
    expect(await api.request('POST', '/admin/leads/', { body: other })).toMatchObject({
      status: 400,
      body: { assignee: [`There is no salesperson ${id}.`] },
    })
  })
})
