import { listingAttentionEndpoints } from '@tahanan/contracts/attention/attention.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

const { list } = listingAttentionEndpoints
const HOUSE = { location: 'Lipa', price: 5_000_000, listing_owner: 'A. Reyes', owner_of_the_property: 'B. Cruz' }

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

test('200 for a viewer, until what was missing is there', async () => {
  const body = { name: 'House in Lipa', listing_type: 1 as const, ...HOUSE }
  const { id, slug } = await api.ask(listingEndpoints.create, { body })
  const { results } = await api.ask(list, { as: 'viewer', query: { reason: 'no_authority', q: 'lipa' } })
  expect(results).toMatchObject([
    { id, slug, name: 'House in Lipa', type: 1, reasons: [{ code: 'no_authority' }, { code: 'no_pictures' }] },
  ])
  const photo = await phonePhoto({ width: 200, height: 150 })
  const papers = `/admin/listing/${id}/upload_brokerage_docs/?brokerage_field=authority_to_sell`
  const paper = formOf({ valid_until: '2999-12-31' }, { 'image[]': [['a.jpg', photo]] })
  expect((await api.request('POST', papers, { body: paper })).status).toBe(201)
  const pictures = `/admin/listing/${id}/upload_images/`
  expect((await api.request('POST', pictures, { body: formOf({}, { 'image[]': [['b.jpg', photo]] }) })).status).toBe(
    201,
  )
  expect(await api.ask(list)).toMatchObject({ count: 0, results: [] })
  expect(await api.ask(listingEndpoints.fetchView, { params: { id } })).toMatchObject({ warnings: [] })
})

test('the next page keeps the reason', async () => {
  for (const name of ['A', 'B']) await api.ask(listingEndpoints.create, { body: { name, listing_type: 1, ...HOUSE } })
  const { next } = await api.ask(list, { query: { reason: 'no_pictures', page_size: '1' } })
  expect(next).toBe('/api/admin/listings-needing-care/?reason=no_pictures&page=2&page_size=1')
})

test('400 for an unknown reason, 401 for nobody', async () => {
  const reply = await api.request('GET', '/admin/listings-needing-care/?reason=ugly')
  expect([reply.status, Object.keys(reply.body ?? {})]).toEqual([400, ['reason']])
  expect((await api.request('GET', '/admin/listings-needing-care/', { as: 'nobody' })).status).toBe(401)
})
