import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

const { list, get, create, update } = realtyEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

let count = 0
const newName = () => `Realty ${(count += 1)}`
const patch = (id: number, body: unknown) => api.request('PATCH', `/admin/realty/${id}/`, { body })

describe('POST /admin/realty/', () => {
  test('201 for a form with a logo', async () => {
    const texts = {
      name: 'Señor Bahay & Co.',
      office_address: 'Ayala Avenue, Makati',
      contact_number: '(02) 8123-4567 / 0917 123 4567',
      contact_person: 'Ana Reyes',
      email: 'hello@bahay.example',
      registration_no: 'CS2009123',
      dhsud_registration: 'REB-001',
      broker_in_charge_id: '4',
      details: '<p onclick="x()">Since 1988<script>x()</script></p>',
    }
    const logo = await phonePhoto({ width: 200, height: 100, seed: 1 })
    const reply = await api.request('POST', '/admin/realty/', { body: formOf(texts, { image: [['l.jpg', logo]] }) })
    expect(reply.status).toBe(201)
    const answer = create.answer.parse(reply.body)
    expect(answer).toMatchObject({
      ...texts,
      broker_in_charge: { id: 4, name: 'Default broker' },
      broker_in_charge_id: 4,
      details: '<p>Since 1988</p>',
      contact_numbers: [{ e164: '+63281234567' }, { e164: '+639171234567' }],
      brokers: 0,
      version: 1,
      picture: { width: 200, height: 100 },
    })
    expect(answer.image).toBe(answer.logo)
    expect(await api.ask(get, { as: 'viewer', params: { id: answer.id } })).toEqual(answer)
    expect(await api.ask(list, { as: 'viewer', query: { q: 'senor reb 09171234567' } })).toMatchObject({
      count: 1,
      results: [{ id: answer.id }],
    })
  })

  test.each([
    ['nothing at all', {}, ['name']],
    ['no e-mail address', { name: 'A', email: 'x' }, ['email']],
    ['a broker that is not there', { name: 'A', broker_in_charge_id: 999_999 }, ['broker_in_charge_id']],
    ['an unknown field', { name: 'A', fax: '1' }, ['fax']],
  ])('400 for %s', async (_what, body, fields) => {
    const reply = await api.request('POST', '/admin/realty/', { body })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body ?? {})).toEqual(fields)
  })

  test('400 on the name, for a duplicate', async () => {
    await api.ask(create, { body: { name: 'Peña Homes' } })
    expect(await api.request('POST', '/admin/realty/', { body: { name: 'PENA homes' } })).toMatchObject({
      status: 400,
      body: { name: ['Name Already Exists'] },
    })
  })
})

describe('PATCH /admin/realty/{id}/', () => {
  test('200, 404, and 409 with the latest', async () => {
    const { id } = await api.ask(create, { body: { name: newName(), contact_person: 'Ana' } })
    expect(await api.ask(update, { params: { id }, body: { email: 'a@b.example', version: 1 } })).toMatchObject({
      version: 2,
      contact_person: 'Ana',
    })
    expect(await patch(id, { email: 'c@d.example', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale', latest: { id, version: 2, email: 'a@b.example' } },
    })
    expect((await patch(999_999, { email: '' })).status).toBe(404)
    expect((await patch(id, { name: '' })).status).toBe(400)
  })

  test('a new name is published with each of the firm’s brokers, and nothing else is', async () => {
    const { id } = await api.ask(create, { body: { name: newName() } })
    const brokers = await Promise.all(
      ['Rosa', 'Pablo'].map((name) => api.ask(brokerEndpoints.create, { body: { name, realty_id: id } })),
    )
    await api.ask(update, { params: { id }, body: { contact_person: 'Only staff' } })
    await api.ask(update, { params: { id }, body: { name: 'Bagong Bahay' } })
    for (const broker of brokers) {
      expect((await api.catalog.events(`broker:${broker.id}`)).slice(1)).toMatchObject([
        { type: 'broker.changed', version: 2, data: { realtyName: 'Bagong Bahay' } },
      ])
      expect((await auditTrail(api.catalog.pool, 'broker', broker.id)).at(-1)).toMatchObject({
        action: 'update',
        changes: { realty: { to: 'Bagong Bahay' } },
      })
    }
    expect(await auditTrail(api.catalog.pool, 'realty', id)).toMatchObject([
      { action: 'create' },
      { action: 'update', changes: { contactPerson: { to: 'Only staff' } } },
      { action: 'update', changes: { name: { to: 'Bagong Bahay' } } },
    ])
  })

  test('renamed while its brokers change: the last event of each has the last name', async () => {
    const { id } = await api.ask(create, { body: { name: newName() } })
    const brokers = await Promise.all(
      [1, 2, 3].map(() => api.ask(brokerEndpoints.create, { body: { name: `Broker ${newName()}`, realty_id: id } })),
    )
    const renamed = newName()
    await Promise.all([
      ...brokers.map((broker) => patchBroker(broker.id, { contact: '0917 123 4567' })),
      patch(id, { name: renamed }),
      ...brokers.map((broker) => patchBroker(broker.id, { contact: '0918 123 4567' })),
    ])
    for (const broker of brokers) {
      const events = await api.catalog.events(`broker:${broker.id}`)
      expect(events.map((event) => event.version)).toEqual(events.map((_, index) => index + 1))
      expect(events.at(-1)).toMatchObject({ data: { realtyName: renamed } })
    }
  })

  const patchBroker = (id: number, body: object) => api.request('PATCH', `/admin/broker/${id}/`, { body })
})

describe('DELETE /admin/realty/{id}', () => {
  test('204 and then 404; 409 with counts while brokers work for it', async () => {
    const { id } = await api.ask(create, { body: { name: newName() } })
    const broker = await api.ask(brokerEndpoints.create, { body: { name: 'Last one', realty_id: id } })
    expect(await api.request('DELETE', `/admin/realty/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', counts: { brokers: 1 } },
    })
    await api.ask(brokerEndpoints.update, { params: { id: broker.id }, body: { realty_id: null } })
    expect((await api.request('DELETE', `/admin/realty/${id}`)).status).toBe(204)
    expect((await api.request('DELETE', `/admin/realty/${id}`)).status).toBe(404)
  })
})
