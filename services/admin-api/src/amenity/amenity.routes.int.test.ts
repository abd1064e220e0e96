import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const { list, get, create, update } = amenityEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const outbox = () => api.catalog.outboxText()

describe('POST /admin/amenities/', () => {
  test('201 for a multipart form, as the specification sends it', async () => {
    const form = new FormData()
    form.set('name', '  Swimming   pool ')
    const reply = await api.request('POST', '/admin/amenities/', { body: form })
    expect(reply).toMatchObject({ status: 201, body: { name: 'Swimming pool', version: 1 } })
  })

  test('201 for JSON, without the slash as well', async () => {
    const reply = await api.request('POST', '/admin/amenities', { body: { name: 'Clubhouse' } })
    expect(reply).toMatchObject({ status: 201, body: { name: 'Clubhouse' } })
  })

  test('400 for a name that exists, whatever its case and accents, and nothing is published', async () => {
    await api.ask(create, { body: { name: 'Jacuzzí' } })
    const before = await outbox()
    const reply = await api.request('POST', '/admin/amenities/', { body: { name: ' JACUZZI' } })
    expect(reply).toMatchObject({ status: 400, body: { name: ['Name Already Exists'] } })
    expect(await outbox()).toBe(before)
  })

  test.each([
    ['nothing', {}, { name: ['Field is required'] }],
    ['spaces', { name: '   ' }, { name: ['Field is required'] }],
    ['null', { name: null }, { name: ['Field is required'] }],
    ['10,000 letters', { name: 'x'.repeat(10_000) }, { name: ['Use at most 100 characters.'] }],
    ['a number', { name: 7 }, { name: ['Give text.'] }],
    ['a list', { name: ['a', 'b'] }, { name: [expect.any(String)] }],
    ['NUL', { name: 'A\u0000B' }, { name: [expect.stringContaining('Remove')] }],
    ['a field of no form', { name: 'Pool', colour: 'blue' }, { colour: [expect.stringContaining('Use one of: name')] }],
  ])('400 for %s', async (_what, body, fields) => {
    expect(await api.request('POST', '/admin/amenities/', { body })).toMatchObject({ status: 400, body: fields })
  })

  test.each(['{"name": "Po', '[]', '"Pool"', '{"name": "\\ud800"}'])('400 for the body %s', async (body) => {
    expect((await api.request('POST', '/admin/amenities/', { body })).status).toBe(400)
  })

  test('of two of one name at once, one is added', async () => {
    const replies = await Promise.all(
      ['Sauna', 'SAUNA', 'sauna', ' Sauna'].map((name) => api.request('POST', '/admin/amenities/', { body: { name } })),
    )
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
  })

  test('a name that folds to a thousand letters is stored', async () => {
    const { name } = await api.ask(create, { body: { name: '\ufdfa'.repeat(100) } })
    expect(name).toBe('\ufdfa'.repeat(100))
  })
})

describe('GET /admin/amenities/', () => {
  test('200, newest first, every word of q in the name', async () => {
    const old = await api.ask(create, { body: { name: 'Covered tennis court' } })
    const young = await api.ask(create, { body: { name: 'Tennis Courts (open)' } })
    const page = await api.ask(list, { as: 'viewer', query: { q: 'court TENNIS' } })
    expect(page).toMatchObject({ count: 2, next: null, previous: null })
    expect(page.results.map((amenity) => amenity.id)).toEqual([young.id, old.id])
    expect((await api.ask(list, { query: { q: 'tennis closed' } })).count).toBe(0)
  })

  test('pages follow one another', async () => {
    for (const name of ['Page A', 'Page B', 'Page C']) await api.ask(create, { body: { name } })
    const first = await api.ask(list, { query: { q: 'page', page_size: '2' } })
    expect(first.results.map((amenity) => amenity.name)).toEqual(['Page C', 'Page B'])
    const next = await api.request('GET', first.next?.replace('/api', '') ?? '')
    expect(next.body).toMatchObject({ count: 3, next: null, results: [{ name: 'Page A' }] })
  })

  test.each(['page_size=0', 'page=1e9', 'page=0', 'page=-1', 'page_size=1000', 'sort=name', 'q=%00', 'q=a&q=b'])(
    '400 for ?%s',
    async (query) => {
      expect((await api.request('GET', `/admin/amenities/?${query}`)).status).toBe(400)
    },
  )

  test('a page far beyond the end is empty', async () => {
    expect((await api.ask(list, { query: { page: '1000000', page_size: '-1' } })).results).toEqual([])
  })
})

describe('/admin/amenities/{id}/', () => {
  test('200 for one, with and without the slash', async () => {
    const { id } = await api.ask(create, { body: { name: 'Basketball court' } })
    expect(await api.ask(get, { as: 'viewer', params: { id } })).toEqual({ id, name: 'Basketball court', version: 1 })
    expect((await api.request('GET', `/admin/amenities/${id}`)).status).toBe(200)
  })

  test.each(['0', '999999', '99999999999', '-1', '1.5', 'abc', '%00', '1e3'])('404 for %s', async (id) => {
    for (const method of ['GET', 'DELETE']) {
      expect(await api.request(method, `/admin/amenities/${id}/`)).toMatchObject({ status: 404 })
    }
    expect((await api.request('PATCH', `/admin/amenities/${id}/`, { body: { name: 'A name' } })).status).toBe(404)
  })

  test('PATCH renames by form or JSON, and an equal name changes nothing', async () => {
    const { id } = await api.ask(create, { body: { name: 'Chapel' } })
    const form = new FormData()
    form.set('name', 'Grotto')
    form.set('version', '1')
    expect(await api.request('PATCH', `/admin/amenities/${id}/`, { body: form })).toMatchObject({
      status: 200,
      body: { name: 'Grotto', version: 2 },
    })
    const before = await outbox()
    expect(await api.ask(update, { params: { id }, body: { name: 'Grotto' } })).toMatchObject({ version: 2 })
    expect(await api.ask(update, { params: { id }, body: {} })).toMatchObject({ version: 2 })
    expect(await outbox()).toBe(before)
    expect(await api.ask(update, { params: { id }, body: { name: 'GROTTO' } })).toMatchObject({ version: 3 })
  })

  test('409 with the latest for a version that is not there any more', async () => {
    const { id } = await api.ask(create, { body: { name: 'Gazebo' } })
    await api.ask(update, { params: { id }, body: { name: 'Pavilion' }, headers: { 'if-match': '"1"' } })
    const stale = { status: 409, body: { code: 'stale', latest: { id, name: 'Pavilion', version: 2 } } }
    const body = { name: 'Pergola' }
    expect(
      await api.request('PATCH', `/admin/amenities/${id}/`, { body, headers: { 'if-match': '"1"' } }),
    ).toMatchObject(stale)
    expect(await api.request('PATCH', `/admin/amenities/${id}/`, { body: { ...body, version: 1 } })).toMatchObject(
      stale,
    )
    expect(await api.request('DELETE', `/admin/amenities/${id}/`, { headers: { 'if-match': '"1"' } })).toMatchObject(
      stale,
    )
  })

  test('of two editors who saw the same version, one wins', async () => {
    const { id } = await api.ask(create, { body: { name: 'Playground' } })
    const replies = await Promise.all(
      ['Kids area', 'Toddlers area'].map((name) =>
        api.request('PATCH', `/admin/amenities/${id}/`, { body: { name, version: 1 } }),
      ),
    )
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('400 for the name of another', async () => {
    await api.ask(create, { body: { name: 'Library' } })
    const { id } = await api.ask(create, { body: { name: 'Reading room' } })
    const reply = await api.request('PATCH', `/admin/amenities/${id}/`, { body: { name: 'library' } })
    expect(reply).toMatchObject({ status: 400, body: { name: ['Name Already Exists'] } })
  })

  test('204 for a delete, once; the name is free again', async () => {
    const { id } = await api.ask(create, { body: { name: 'Helipad' } })
    expect((await api.request('DELETE', `/admin/amenities/${id}/`)).status).toBe(204)
    expect((await api.request('DELETE', `/admin/amenities/${id}/`)).status).toBe(404)
    expect((await api.request('GET', `/admin/amenities/${id}/`)).status).toBe(404)
    expect((await api.ask(create, { body: { name: 'Helipad' } })).id).not.toBe(id)
  })
})
