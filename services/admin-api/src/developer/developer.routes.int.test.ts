import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'

const { list, get, create, update } = developerEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

let count = 0
/** A form with a name of its own. */
function buildForm(overrides: Partial<ReturnType<typeof plainForm>> = {}) {
  count += 1
  return { ...plainForm(`Developer ${count}`), ...overrides }
}

function plainForm(name: string) {
  return {
    name,
    office_address: '26th Street, Bonifacio Global City, Taguig',
    contact_number: '(02) 8123 4567',
    contact_person: 'Ana Reyes',
    details: '<p>Builders since 1988.</p>',
  }
}

function buildProject(developerId: number) {
  count += 1
  return { name: `Project ${count}`, developer_id: developerId, dhsud_lts: 'LTS-1', location: 'Cebu', property_type: 4 }
}

describe('POST /admin/developer/', () => {
  test('201 with the developer for a multipart form', async () => {
    const form = new FormData()
    for (const [field, value] of Object.entries(plainForm('Sta. Lucia Land'))) form.set(field, value)
    const reply = await api.request('POST', '/admin/developer/', { body: form })
    expect(reply.status).toBe(201)
    const { id } = create.answer.parse(reply.body)
    expect(reply.body).toEqual({
      ...plainForm('Sta. Lucia Land'),
      id,
      slug: `sta-lucia-land-${id}`,
      version: 1,
      pictures: [],
    })
  })

  test('201 without details', async () => {
    const { details: _left, ...form } = buildForm()
    expect(await api.ask(create, { body: form })).toMatchObject({ details: '' })
    expect((await api.request('POST', '/admin/developer/', { body: { ...buildForm(), details: null } })).status).toBe(
      201,
    )
  })

  test('cleans the details', async () => {
    const details = '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:x()">there</a></p>'
    expect(await api.ask(create, { body: buildForm({ details }) })).toMatchObject({
      details: '<p>Hi <a rel="nofollow noopener">there</a></p>',
    })
  })

  test.each([
    ['nothing at all', {}, ['name', 'office_address', 'contact_number', 'contact_person']],
    ['spaces', { ...plainForm('  '), contact_person: ' ' }, ['name', 'contact_person']],
    ['10,000 letters', plainForm('x'.repeat(10_000)), ['name']],
    ['NUL', { ...plainForm('A'), office_address: 'a\0b' }, ['office_address']],
    ['half an emoji', { ...plainForm('A'), details: '\ud83c' }, ['details']],
    ['a number', { ...plainForm('A'), contact_number: 12345 }, ['contact_number']],
    ['an unknown field', { ...plainForm('A'), fax: '1' }, ['fax']],
  ])('400 for %s, and nothing is kept', async (_what, body, fields) => {
    const before = await api.catalog.outboxText()
    const reply = await api.request('POST', '/admin/developer/', { body })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body ?? {})).toEqual(fields)
    expect(await api.catalog.outboxText()).toBe(before)
  })

  test('400 on the name, for a duplicate', async () => {
    await api.ask(create, { body: plainForm('Ayala Señorial') })
    const reply = await api.request('POST', '/admin/developer/', { body: plainForm('AYALA  SENORIAL ') })
    expect(reply).toMatchObject({ status: 400, body: { name: ['Name Already Exists'] } })
  })

  test('of many of one name at once, one is added', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => api.request('POST', '/admin/developer/', { body: plainForm('Twice at once') })),
    )
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 400)).toHaveLength(5)
  })

  test('413 for a body above the limit, 415 for another kind', async () => {
    const body = JSON.stringify({ ...buildForm(), details: 'x'.repeat(2_000_000) })
    expect((await api.request('POST', '/admin/developer/', { body })).status).toBe(413)
    const headers = { 'content-type': 'text/csv' }
    expect((await api.request('POST', '/admin/developer/', { body: 'a,b', headers })).status).toBe(415)
  })
})

describe('GET', () => {
  test('200 for the list, words of q in any of its columns', async () => {
    const { id } = await api.ask(create, {
      body: buildForm({ contact_person: 'Queenie Zabala', contact_number: '0917 555 0199' }),
    })
    const page = await api.ask(list, { as: 'viewer', query: { q: 'zabala 0199' } })
    expect(page).toMatchObject({ count: 1, results: [{ id }] })
  })

  test('200 for one, with its projects', async () => {
    const { id } = await api.ask(create, { body: buildForm() })
    const project = await api.ask(projectEndpoints.create, { body: buildProject(id) })
    expect(await api.ask(get, { as: 'viewer', params: { id } })).toMatchObject({
      id,
      projects: [
        { id: project.id, slug: project.slug, name: project.name, location: 'Cebu', details: '', pictures: [] },
      ],
    })
  })

  test('404 for one that is not there', async () => {
    expect(await api.request('GET', '/admin/developer/999999')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })
})

describe('PATCH /admin/developer/{id}/', () => {
  test('200, and what is left out stays', async () => {
    const { id, name } = await api.ask(create, { body: buildForm() })
    expect(await api.ask(update, { params: { id }, body: { contact_person: 'Jose Cruz' } })).toMatchObject({
      name,
      contact_person: 'Jose Cruz',
      details: '<p>Builders since 1988.</p>',
      version: 2,
    })
  })

  test('a rename keeps the old slug as a way in, also back and forth', async () => {
    const { id } = await api.ask(create, { body: plainForm('Old Name Corp') })
    await api.ask(update, { params: { id }, body: { name: 'New Name Corp' } })
    await api.ask(update, { params: { id }, body: { name: 'Old Name Corp' } })
    const slugs = (await api.catalog.events(`developer:${id}`)).map((event) => event.data)
    expect(slugs).toMatchObject([
      { slug: `old-name-corp-${id}`, oldSlugs: [] },
      { slug: `new-name-corp-${id}`, oldSlugs: [`old-name-corp-${id}`] },
      { slug: `old-name-corp-${id}`, oldSlugs: [`new-name-corp-${id}`] },
    ])
  })

  test('400 for an emptied name, and for the name of another', async () => {
    const other = await api.ask(create, { body: buildForm() })
    const { id } = await api.ask(create, { body: buildForm() })
    for (const [name, message] of [
      ['', 'Field is required'],
      [null, 'Field is required'],
      [other.name, 'Name Already Exists'],
    ]) {
      const reply = await api.request('PATCH', `/admin/developer/${id}/`, { body: { name } })
      expect(reply).toMatchObject({ status: 400, body: { name: [message] } })
    }
  })

  test('404, and 409 with the latest', async () => {
    const body = { contact_person: 'Jose Cruz' }
    expect((await api.request('PATCH', '/admin/developer/999999/', { body })).status).toBe(404)
    const { id } = await api.ask(create, { body: buildForm() })
    await api.ask(update, { params: { id }, body: { ...body, version: 1 } })
    expect(await api.request('PATCH', `/admin/developer/${id}/`, { body: { name: 'X', version: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'stale', latest: { id, version: 2, contact_person: 'Jose Cruz' } },
    })
    expect((await api.request('PATCH', `/admin/developer/${id}/`, { body: { version: 0 } })).status).toBe(400)
  })
})

describe('DELETE /admin/developer/{id}', () => {
  test('204, and it is gone; its name is free', async () => {
    const form = buildForm()
    const { id } = await api.ask(create, { body: form })
    expect((await api.request('DELETE', `/admin/developer/${id}`)).status).toBe(204)
    for (const method of ['GET', 'DELETE']) {
      expect((await api.request(method, `/admin/developer/${id}`)).status).toBe(404)
    }
    expect((await api.request('POST', '/admin/developer/', { body: form })).status).toBe(201)
  })

  test('409 with counts while it has projects', async () => {
    const { id } = await api.ask(create, { body: buildForm() })
    const project = await api.ask(projectEndpoints.create, { body: buildProject(id) })
    expect(await api.request('DELETE', `/admin/developer/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', counts: { projects: 1 } },
    })
    await api.ask(projectEndpoints.delete, { params: { id: project.id } })
    expect((await api.request('DELETE', `/admin/developer/${id}`)).status).toBe(204)
  })

  test('while projects are added under it, never leaves one without its developer', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await api.ask(create, { body: buildForm() })
      const [deleted, ...added] = await Promise.all([
        api.request('DELETE', `/admin/developer/${id}`),
        ...[1, 2].map(() => api.request('POST', '/admin/projects/', { body: buildProject(id) })),
      ])
      const statuses = [deleted.status, ...added.map((reply) => reply.status)]
      expect([
        [204, 400, 400],
        [409, 201, 201],
        [409, 201, 400],
      ]).toContainEqual(statuses)
    }
  })
})

describe('what a command leaves behind', () => {
  test('one event and one audit entry per change, none for what changes nothing', async () => {
    const { id, slug, name } = await api.ask(create, {
      body: buildForm(),
      headers: { 'x-request-id': 'click-of-editor-1' },
    })
    await api.ask(update, { params: { id }, body: { contact_person: 'Jose Cruz' } })
    await api.ask(update, { params: { id }, body: { contact_person: 'Jose Cruz' } })
    await api.request('DELETE', `/admin/developer/${id}`, { as: 'admin' })

    const events = await api.catalog.events(`developer:${id}`)
    const { editor, admin } = api.accountIds
    expect(events).toMatchObject([
      {
        type: 'developer.changed',
        version: 1,
        actor: String(editor),
        correlationId: 'click-of-editor-1',
        data: { id, slug, name },
      },
      { type: 'developer.changed', version: 2, actor: String(editor), data: { contactPerson: 'Jose Cruz' } },
      { type: 'developer.deleted', version: 3, actor: String(admin), data: { id, deleted: true, slugs: [slug] } },
    ])
    expect(await auditTrail(api.catalog.pool, 'developer', id)).toMatchObject([
      {
        account: editor,
        role: 'editor',
        action: 'create',
        changes: { name: { from: null, to: name } },
        correlation: 'click-of-editor-1',
      },
      { account: editor, action: 'update', changes: { contactPerson: { from: 'Ana Reyes', to: 'Jose Cruz' } } },
      { account: admin, role: 'admin', action: 'delete', changes: { name: { from: name, to: null } } },
    ])
  })
})
