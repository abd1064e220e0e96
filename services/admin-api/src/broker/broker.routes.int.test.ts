import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

const { list, get, create, update, deleteLicense } = brokerEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

let count = 0
const newName = () => `Broker ${(count += 1)}`
const patch = (id: number, body: unknown, headers = {}) =>
  api.request('PATCH', `/admin/broker/${id}/`, { body, headers })

describe('POST /admin/broker/', () => {
  test('201 with everything that was sent, under all its names', async () => {
    const realty = await api.ask(realtyEndpoints.create, { body: { name: 'Bahay Realty' } })
    const answer = await api.ask(create, {
      body: {
        name: 'Ma. Niña Ñuñez-Reyes 李',
        position: 'Managing broker',
        contact: '0917.123-4567/ (02) 8123 4567 / ask for Niña',
        email: 'nina@bahay.example',
        office_address: 'Unit 3, Ortigas Center, Pasig',
        realty_id: realty.id,
        license: [
          { name: 'PRC 0012345', valid_until: '2030-12-31' },
          { name: 'PTR-9', kind: 'PTR' },
        ],
        socials: [{ name: 'Viber', account: '+63 917 123 4567' }],
      },
    })
    expect(answer).toMatchObject({
      version: 1,
      name: 'Ma. Niña Ñuñez-Reyes 李',
      contact: '0917.123-4567/ (02) 8123 4567 / ask for Niña',
      contact_numbers: [
        { number: '0917.123-4567', e164: '+639171234567' },
        { number: '(02) 8123 4567', e164: '+63281234567' },
        { number: 'ask for Niña', e164: null },
      ],
      email: 'nina@bahay.example',
      email_address: 'nina@bahay.example',
      realty: { id: realty.id, name: 'Bahay Realty' },
      realty_id: realty.id,
      license: [
        { name: 'PRC 0012345', kind: 'PRC', valid_until: '2030-12-31', standing: 'in force' },
        { name: 'PTR-9', kind: 'PTR', valid_until: null },
      ],
      is_licensed: true,
      socials: [{ name: 'Viber', account: '+63 917 123 4567' }],
      image: null,
      photo: null,
    })
    expect(await api.ask(get, { as: 'viewer', params: { id: answer.id } })).toEqual(answer)
  })

  test('201 for a name alone: not licensed', async () => {
    expect(await api.ask(create, { body: { name: newName() } })).toMatchObject({ license: [], is_licensed: false })
  })

  test('HTML is text', async () => {
    const name = `<script>alert(1)</script> ${newName()}`
    const { id } = await api.ask(create, { body: { name, contact: '<b>0917</b>', position: '<i>x</i>' } })
    expect(await api.ask(get, { params: { id } })).toMatchObject({ name, contact: '<b>0917</b>', position: '<i>x</i>' })
  })

  test.each([
    ['nothing at all', {}, ['name']],
    ['spaces', { name: ' ' }, ['name']],
    ['10,000 letters', { name: 'x'.repeat(10_000) }, ['name']],
    ['NUL', { name: 'A', contact: 'a\0b' }, ['contact']],
    ['half an emoji', { name: 'A', position: '\ud83c' }, ['position']],
    ['no e-mail address', { name: 'A', email_address: 'nina' }, ['email_address']],
    ['a firm that is not there', { name: 'A', realty_id: 999_999 }, ['realty_id']],
    ['a licence without a number', { name: 'A', license: [{ name: ' ' }] }, ['license']],
    ['a licence of another kind', { name: 'A', license: [{ name: '1', kind: 'LTO' }] }, ['license']],
    ['a day that is none', { name: 'A', license: [{ name: '1', valid_until: '2026-02-30' }] }, ['license']],
    ['a licence of somebody else', { name: 'A', license: [{ id: 1, name: '1' }] }, ['license']],
    ['a ninth channel', { name: 'A', socials: [{ name: 'Friendster', account: 'x' }] }, ['socials']],
    ['a script for an account', { name: 'A', socials: [{ name: 'Facebook', account: 'javascript:x()' }] }, ['socials']],
    ['licences that are no list', { name: 'A', license: 'PRC 1' }, ['license']],
    ['an unknown field', { name: 'A', fax: '1' }, ['fax']],
  ])('400 for %s, and nothing is kept', async (_what, body, fields) => {
    const before = await api.catalog.outboxText()
    const reply = await api.request('POST', '/admin/broker/', { body })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body ?? {})).toEqual(fields)
    expect(await api.catalog.outboxText()).toBe(before)
  })

  test('asked twice with one key, it is added once', async () => {
    const sent = { body: { name: newName() }, headers: { 'idempotency-key': 'a-click-that-came-twice' } }
    expect(await api.ask(create, sent)).toEqual(await api.ask(create, sent))
  })

  test('400 on the name, for a duplicate', async () => {
    await api.ask(create, { body: { name: 'José Peñaflor' } })
    expect(await api.request('POST', '/admin/broker/', { body: { name: 'JOSE  PENAFLOR ' } })).toMatchObject({
      status: 400,
      body: { name: ['Name Already Exists'] },
    })
  })
})

describe('GET', () => {
  test('200 for the list: words of q anywhere, the default broker beside it', async () => {
    const firm = await api.ask(realtyEndpoints.create, { body: { name: 'Zambales Homes' } })
    const { id } = await api.ask(create, {
      body: { name: newName(), realty_id: firm.id, contact: '0917 555 0199', license: [{ name: 'PRC 777' }] },
    })
    for (const q of ['zambales 777', '09175550199', '+63917 5550199']) {
      expect(await api.ask(list, { as: 'viewer', query: { q } })).toMatchObject({
        count: 1,
        results: [{ id }],
        default_broker_id: 4,
      })
    }
  })

  test('404 for one that is not there, 400 for a query that nobody knows', async () => {
    expect((await api.request('GET', '/admin/broker/999999/')).status).toBe(404)
    expect((await api.request('GET', '/admin/broker/?sort=name')).status).toBe(400)
  })
})

describe('PATCH /admin/broker/{id}/', () => {
  test('200, and what is left out stays; licences keep their ids', async () => {
    const { id, license } = await api.ask(create, {
      body: { name: newName(), contact: '0917 1', license: [{ name: 'PRC 1' }, { name: 'DHSUD 2', kind: 'DHSUD' }] },
    })
    const [first, second] = license
    const answer = await api.ask(update, {
      params: { id },
      body: { position: 'Broker', license: [{ ...second, name: 'DHSUD 2b' }, { name: 'PRC 3' }] },
    })
    expect(answer).toMatchObject({ version: 2, contact: '0917 1', position: 'Broker' })
    expect(answer.license.map((one) => one.name)).toEqual(['DHSUD 2b', 'PRC 3'])
    expect(answer.license[0]?.id).toBe(second?.id)
    expect([first?.id, second?.id]).not.toContain(answer.license[1]?.id)
  })

  test('of a licence that is kept, what is left out stays; an emptied day is none', async () => {
    const { id, license } = await api.ask(create, {
      body: { name: newName(), license: [{ name: 'PTR 1', kind: 'PTR', valid_until: '2030-01-31' }] },
    })
    const [kept] = license
    const renamed = await api.ask(update, { params: { id }, body: { license: [{ id: kept?.id, name: 'PTR 1b' }] } })
    expect(renamed.license).toEqual([{ ...kept, name: 'PTR 1b' }])
    const [again] = renamed.license
    const ended = await patch(id, { license: [{ ...again, valid_until: '' }] })
    expect(ended).toMatchObject({ status: 200, body: { license: [{ id: kept?.id, kind: 'PTR', valid_until: null }] } })
    const unknown = await patch(id, { license: [{ id: 999_999, name: 'x' }] })
    expect(unknown).toMatchObject({ status: 400, body: { license: [expect.stringContaining('no licence 999999')] } })
  })

  test('a form with a photo: licences come as text, the photo makes no version', async () => {
    const { id } = await api.ask(create, { body: { name: newName() } })
    const photo = await phonePhoto({ width: 200, height: 300, seed: 1 })
    const texts = { license: '[{"name":"PRC 5"}]', email: '' }
    const reply = await patch(id, formOf(texts, { image: [['me.jpg', photo]] }))
    expect(reply).toMatchObject({ status: 200, body: { version: 2, license: [{ name: 'PRC 5' }] } })
    const { image, photo: same, picture } = update.answer.parse(reply.body)
    expect(image).toMatch(/^\/media\//)
    expect(same).toBe(image)
    const alone = await patch(
      id,
      formOf({}, { photo: [['me.jpg', await phonePhoto({ width: 90, height: 90, seed: 2 })]] }),
    )
    expect(alone).toMatchObject({ status: 200, body: { version: 2 } })
    expect((await api.catalog.events(`picture:${picture?.id}`)).at(-1)?.type).toBe('picture.deleted')
  })

  test('400 for what is no picture, for an emptied name and the name of another', async () => {
    const other = await api.ask(create, { body: { name: newName() } })
    const { id } = await api.ask(create, { body: { name: newName() } })
    expect(await patch(id, formOf({}, { image: [['me.gif', Buffer.from('GIF89a')]] }))).toMatchObject({
      status: 400,
      body: { image: ['Invalid image format: me.gif'] },
    })
    for (const [name, message] of [
      ['', 'Field is required'],
      [other.name, 'Name Already Exists'],
    ]) {
      expect(await patch(id, { name })).toMatchObject({ status: 400, body: { name: [message] } })
    }
  })

  test('404, and 409 with the latest', async () => {
    expect((await patch(999_999, { position: 'x' })).status).toBe(404)
    const { id } = await api.ask(create, { body: { name: newName() } })
    await api.ask(update, { params: { id }, body: { position: 'First', version: 1 } })
    const stale = { status: 409, body: { code: 'stale', latest: { id, version: 2, position: 'First' } } }
    expect(await patch(id, { position: 'Second', version: 1 })).toMatchObject(stale)
    expect(await patch(id, { position: 'Second' }, { 'if-match': '"1"' })).toMatchObject(stale)
  })
})

describe('DELETE', () => {
  test('a licence: 204, then 404', async () => {
    const { id, license } = await api.ask(create, {
      body: { name: newName(), license: [{ name: 'PRC 1' }, { name: 'PRC 2' }] },
    })
    const path = `/admin/broker/license/${license[0]?.id}`
    expect((await api.request('DELETE', path)).status).toBe(deleteLicense.status)
    expect((await api.request('DELETE', path)).status).toBe(404)
    expect(await api.ask(get, { params: { id } })).toMatchObject({ version: 2, license: [license[1]] })
    expect((await api.catalog.events(`broker:${id}`)).at(-1)).toMatchObject({
      data: { licenses: [{ name: 'PRC 2', validUntil: null }] },
    })
  })

  test('a broker: 204, and it is gone; its name is free', async () => {
    const name = newName()
    const { id } = await api.ask(create, { body: { name } })
    expect((await api.request('DELETE', `/admin/broker/${id}`)).status).toBe(204)
    for (const method of ['GET', 'DELETE']) expect((await api.request(method, `/admin/broker/${id}`)).status).toBe(404)
    expect((await api.request('POST', '/admin/broker/', { body: { name } })).status).toBe(201)
  })

  test('409 with counts while listings, salespersons, a firm or an import source refer to the broker', async () => {
    const { id } = await api.ask(create, { body: { name: newName() } })
    const person = { name: `Seller ${id}`, position: 'Agent', contact: '0917', broker_id: id }
    await api.ask(salespersonEndpoints.create, { body: person })
    await api.ask(realtyEndpoints.create, { body: { name: `Firm ${id}`, broker_in_charge_id: id } })
    const listing = { name: 'Lot', location: 'Cebu', listing_owner: 'A', owner_of_the_property: 'B', broker: id }
    await api.ask(listingEndpoints.create, { query: { listing_type: 'brokerage' }, body: listing })
    expect(await api.ask(get, { params: { id } })).toMatchObject({ listings: 1, salespersons: 1 })
    await api.catalog.pool.query(
      `insert into app.import_source (name, address, account_id, is_published, broker_id, state, next_fetch_at, created_at, updated_at)
       values ('Partner', 'https://partner.example/', $1, true, $2, 'active', now(), now(), now())`,
      [api.accountIds.admin, id],
    )
    expect(await api.request('DELETE', `/admin/broker/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', counts: { listings: 1, salespersons: 1, realties: 1, sources: 1 } },
    })
  })
})

test('deleted while salespersons are added under it, never leaves one without a broker', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await api.ask(create, { body: { name: newName() } })
    const person = () => ({ name: `Seller of ${newName()}`, position: 'Agent', contact: '0917', broker_id: id })
    const [deleted, ...added] = await Promise.all([
      api.request('DELETE', `/admin/broker/${id}`),
      ...[1, 2].map(() => api.request('POST', '/admin/sales-person/', { body: person() })),
    ])
    expect([
      [204, 400, 400],
      [409, 201, 201],
    ]).toContainEqual([deleted.status, ...added.map(({ status }) => status)])
  }
})

describe('what a command leaves behind', () => {
  test('an event for what visitors see, an audit entry for every change, neither for none', async () => {
    const { id } = await api.ask(create, { body: { name: newName(), license: [{ name: 'PTR 1', kind: 'PTR' }] } })
    await api.ask(update, { params: { id }, body: { position: 'Private', email: 'private@x.example' } })
    await api.ask(update, { params: { id }, body: { position: 'Private' } })
    await api.ask(update, { params: { id }, body: { contact: '0917 123 4567' } })
    await api.request('DELETE', `/admin/broker/${id}`, { as: 'admin' })

    expect(await api.catalog.events(`broker:${id}`)).toMatchObject([
      { type: 'broker.changed', version: 1, data: { licenses: [], realtyName: null } },
      { version: 3, data: { contactNumbers: [{ number: '0917 123 4567', e164: '+639171234567' }] } },
      { type: 'broker.deleted', version: 4 },
    ])
    expect(await api.catalog.outboxText()).not.toContain('private@x.example')
    expect(await auditTrail(api.catalog.pool, 'broker', id)).toMatchObject([
      { account: api.accountIds.editor, action: 'create' },
      { action: 'update', changes: { position: { from: '', to: 'Private' } } },
      { action: 'update', changes: { contact: { to: '0917 123 4567' } } },
      { account: api.accountIds.admin, action: 'delete' },
    ])
  })
})
