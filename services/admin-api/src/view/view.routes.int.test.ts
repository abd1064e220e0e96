import { VIEWS_MAX } from '@tahanan/contracts/view/view.ts'
import { viewEndpoints } from '@tahanan/contracts/view/view.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const { list, counts, create, update, delete: remove } = viewEndpoints
let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
  for (const [name, price] of [
    ['Mura', 2_000_000],
    ['Mahal', 20_000_000],
  ] as const) {
    const body = { name, price, location: 'Cebu City', listing_owner: 'Ana', owner_of_the_property: 'Ana' }
    await api.request('POST', '/admin/listing/?listing_type=brokerage', { as: 'editor', body })
  }
})
afterAll(() => api.close())

test('a view holds filters, order and columns, is counted, and is its owner’s alone until it is shared', async () => {
  const body = { name: 'Dear ones', query: 'sort=-price&min_price=5000000&q=ma', columns: ['Price'] }
  const view = await api.ask(create, { as: 'editor', body })
  expect(view).toMatchObject({ ...body, query: 'q=ma&min_price=5000000&sort=-price', is_shared: false, is_own: true })
  expect((await api.ask(counts, { as: 'editor' })).results).toEqual([{ id: view.id, count: 1, count_exact: true }])
  expect((await api.ask(list, { as: 'viewer' })).results).toEqual([])
  await api.ask(update, { as: 'editor', params: { id: view.id }, body: { is_shared: true, version: 1 } })
  const [seen] = (await api.ask(list, { as: 'viewer' })).results
  expect(seen).toMatchObject({ id: view.id, version: 2, is_own: false, is_shared: true })
  const rename = { body: { name: 'Dearest' } }
  expect(await api.request('PATCH', `/admin/views/${view.id}/`, { as: 'viewer', ...rename })).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('Save one of your own') },
  })
  expect(await api.request('DELETE', `/admin/views/${view.id}/`, { as: 'viewer' })).toMatchObject({ status: 403 })
  expect(await api.ask(update, { as: 'admin', params: { id: view.id }, ...rename })).toMatchObject({
    name: 'Dearest',
    version: 3,
  })
  const stale = { as: 'editor', body: { name: 'Late', version: 2 } } as const
  expect(await api.request('PATCH', `/admin/views/${view.id}/`, stale)).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      detail: expect.stringMatching(/^admin changed this meanwhile/),
      latest: { name: 'Dearest' },
    },
  })
  const late = { as: 'editor', headers: { 'if-match': '"2"' } } as const
  expect(await api.request('DELETE', `/admin/views/${view.id}/`, late)).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      detail: expect.stringMatching(/^admin changed this meanwhile/),
      latest: { name: 'Dearest' },
    },
  })
  await api.ask(remove, { as: 'admin', params: { id: view.id } })
  expect((await api.ask(list, { as: 'editor' })).results).toEqual([])
  expect(await api.request('DELETE', `/admin/views/${view.id}/`, { as: 'editor' })).toMatchObject({ status: 404 })
})

test('an administrator stops the sharing of a colleague’s view, which is the colleague’s alone then', async () => {
  const view = await api.ask(create, { as: 'editor', body: { name: 'Everybody’s', query: '', is_shared: true } })
  const alone = { params: { id: view.id }, body: { is_shared: false } }
  expect(await api.ask(update, { as: 'admin', ...alone })).toMatchObject({ is_shared: false, is_own: false })
  expect((await api.ask(list, { as: 'admin' })).results).toEqual([])
  await api.ask(remove, { as: 'editor', params: { id: view.id } })
})

test('one without editing rights has own views and shares none', async () => {
  const shared = { name: 'Ours', query: '', is_shared: true }
  expect(await api.request('POST', '/admin/views/', { as: 'viewer', body: shared })).toMatchObject({ status: 403 })
  const view = await api.ask(create, { as: 'viewer', body: { ...shared, is_shared: false } })
  expect(view).toMatchObject({ query: '', columns: null })
  expect(await api.request('DELETE', `/admin/views/${view.id}/`, { as: 'admin' })).toMatchObject({ status: 404 })
  await api.ask(remove, { as: 'viewer', params: { id: view.id } })
})

test.each([
  [{ name: ' ', query: '' }, 'name', 'Field is required'],
  [{ name: 'A', query: 'offer=swap' }, 'query', 'offer: '],
  [{ name: 'A', query: 'page=2' }, 'query', 'page'],
  [{ name: 'A', query: '', columns: 'Price' }, 'columns', ''],
])('400 for %j', async (body, field, message) => {
  expect(await api.request('POST', '/admin/views/', { as: 'editor', body })).toMatchObject({
    status: 400,
    body: { [field]: [expect.stringContaining(message)] },
  })
})

test('a name is taken once by each, and there is an end to views', async () => {
  const add = (name: string) => api.request('POST', '/admin/views/', { as: 'editor', body: { name, query: '' } })
  const twice = await Promise.all([add('Pareho'), add('PARÉHO')])
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 400]))
  for (let number = 1; number < VIEWS_MAX; number += 1) expect(await add(`V${number}`)).toMatchObject({ status: 201 })
  expect(await add('One more')).toMatchObject({
    status: 400,
    body: { name: [`There are ${VIEWS_MAX} views already. Delete one first.`] },
  })
})

test('a view whose filter has gone since stays, without a count', async () => {
  const view = await api.ask(create, { as: 'admin', body: { name: 'Old', query: 'offer=rent' } })
  await api.catalog.pool.query(`update app.saved_view set query = 'gone=1' where id = $1`, [view.id])
  const { results } = await api.ask(counts, { as: 'admin' })
  expect(results.find(({ id }) => id === view.id)).toEqual({ id: view.id, count: null, count_exact: true })
})
