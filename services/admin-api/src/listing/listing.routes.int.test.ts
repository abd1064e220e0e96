import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { type ListingCalls, openListingCalls } from './listing-calls.fixture.ts'

const { list, create, fetchEdit, update, delete: remove } = listingEndpoints

let calls: ListingCalls
beforeAll(async () => {
  calls = await openListingCalls()
})
afterAll(() => calls.api.close())

const post = (path: string, body: unknown, options: object = {}) =>
  calls.api.request('POST', path, { body, ...options })

describe('POST /admin/listing/', () => {
  const path = '/admin/listing/?listing_type=brokerage'

  test('201 with the id; the event and the audit entry name the caller and the request', async () => {
    const reply = await post(path, calls.brokerage(), { headers: { 'x-request-id': 'click-0001' } })
    expect(reply).toMatchObject({ status: 201, body: { version: 1, warnings: [] } })
    const { id } = create.answer.parse(reply.body)
    expect(await calls.api.catalog.events(`listing:${id}`)).toMatchObject([
      {
        type: 'listing.changed',
        actor: String(calls.api.accountIds.editor),
        correlationId: 'click-0001',
        data: { listingType: 1 },
      },
    ])
    expect(await auditTrail(calls.api.catalog.pool, 'listing', id)).toMatchObject([
      { account: calls.api.accountIds.editor, role: 'editor', action: 'create', correlation: 'click-0001' },
    ])
  })

  test('the slash at the end may be left out; the kind may stand in the body alone', async () => {
    expect((await post('/admin/listing?listing_type=brokerage', calls.brokerage())).status).toBe(201)
    expect((await post('/admin/listing/', calls.unit({ listing_type: 0 }))).status).toBe(201)
  })

  test('400 when query and body disagree on the kind, or neither names it (decision 49)', async () => {
    expect(await post(path, calls.brokerage({ listing_type: 0 }))).toMatchObject({
      status: 400,
      body: { listing_type: [expect.stringContaining('The query says brokerage')] },
    })
    expect(await post('/admin/listing/', calls.brokerage())).toMatchObject({
      status: 400,
      body: { listing_type: [expect.anything()] },
    })
    expect(await post('/admin/listing/?listing_type=rental', calls.brokerage())).toMatchObject({
      status: 400,
      body: { listing_type: ['Use one of: project, brokerage.'] },
    })
  })

  test('400 in the words of §5', async () => {
    expect(await post(path, { name: '', location: '  ' })).toMatchObject({
      status: 400,
      body: { name: ['Field is required'], location: ['Field is required'] },
    })
    expect(
      await post(
        path,
        calls.brokerage({ listing_owner: '', owner_of_the_property: null, title_number: 'T'.repeat(20) }),
      ),
    ).toEqual(
      expect.objectContaining({
        status: 400,
        body: { listing_owner: ['Field is required'], owner_of_the_property: ['Field is required'] },
      }),
    )
    expect(await post('/admin/listing/?listing_type=project', calls.unit({ project: null }))).toMatchObject({
      status: 400,
      body: { project: ['Field is required'] },
    })
    expect(await post('/admin/listing/?listing_type=project', calls.unit({ property_unit_type: -1 }))).toMatchObject({
      status: 400,
      body: { property_unit_type: ['Field is Required'] },
    })
  })

  test('the default price is warned of (decision 46)', async () => {
    const { warnings } = await calls.createUnit({ min_price: 10_000, max_price: 20_000 })
    expect(warnings).toMatchObject([{ code: 'default_price', field: 'min_price' }])
  })

  test('401 without a token, 403 for a viewer', async () => {
    expect((await post(path, calls.brokerage(), { as: 'nobody' })).status).toBe(401)
    expect((await post(path, calls.brokerage(), { as: 'viewer' })).status).toBe(403)
  })
})

describe('POST /admin/listing/{id}/update/', () => {
  test('200: what is left out stays, null clears, the version grows', async () => {
    const { id } = await calls.createBrokerage({ price: 1_000_000, details: '<p>Hi</p>' })
    const saved = await calls.api.ask(update, { params: { id }, body: { price: null, lot_area: '120.5' } })
    expect(saved).toMatchObject({ id, version: 2 })
    expect(await calls.api.ask(fetchEdit, { params: { id } })).toMatchObject({
      name: 'House in Lipa',
      lot_area: 120.5,
      details: '<p>Hi</p>',
      brokerage_listing: { price: null },
    })
  })

  test('409 with the latest for an older version, in If-Match or in the body', async () => {
    const { id } = await calls.createBrokerage()
    const path = `/admin/listing/${id}/update/`
    expect((await post(path, { bedroom: 3 }, { headers: { 'if-match': '"1"' } })).status).toBe(200)
    const stale = { status: 409, body: { code: 'stale', latest: { id, version: 2, bedroom: 3 } } }
    expect(await post(path, { bedroom: 4 }, { headers: { 'if-match': '"1"' } })).toMatchObject(stale)
    expect(await post(path, { bedroom: 4, version: 1 })).toMatchObject(stale)
    expect((await post(path, { bedroom: 4, version: 2 })).status).toBe(200)
  })

  test('400 for rules that hold on create, and for another kind', async () => {
    const { id } = await calls.createBrokerage()
    expect(await post(`/admin/listing/${id}/update/`, { owner_of_the_property: '', location: '' })).toMatchObject({
      status: 400,
      body: { location: ['Field is required'] },
    })
    expect(await post(`/admin/listing/${id}/update`, { listing_type: 0 })).toMatchObject({
      status: 400,
      body: { listing_type: ['This is a Brokerage listing (1); it stays one.'] },
    })
  })

  test('404 for none, 401 and 403 as everywhere', async () => {
    expect((await post('/admin/listing/999999/update/', { featured: true })).status).toBe(404)
    const { id } = await calls.createBrokerage()
    expect((await post(`/admin/listing/${id}/update/`, {}, { as: 'nobody' })).status).toBe(401)
    expect((await post(`/admin/listing/${id}/update/`, {}, { as: 'viewer' })).status).toBe(403)
  })
})

describe('DELETE /admin/listing/{id}/', () => {
  test('204, then 404 everywhere', async () => {
    const { id } = await calls.createBrokerage()
    expect((await calls.api.request('DELETE', `/admin/listing/${id}`, { headers: { 'if-match': '"7"' } })).status).toBe(
      409,
    )
    await calls.api.ask(remove, { params: { id } })
    for (const path of ['', '/fetch_edit_listing/', '/fetch_view_listing/']) {
      expect((await calls.api.request('GET', `/admin/listing/${id}${path}`)).status).toBe(404)
    }
    expect((await calls.api.request('DELETE', `/admin/listing/${id}/`)).status).toBe(404)
    expect((await post(`/admin/listing/${id}/update/`, { featured: true })).status).toBe(404)
  })
})

describe('GET /admin/listing/', () => {
  test('finds every word in name, location, project or developer; newest first; exact count', async () => {
    const first = await calls.createBrokerage({ name: 'Peñafrancia Corner', location: 'Naga City' })
    const second = await calls.createUnit({ name: 'Peñafrancia Loft' })
    const find = async (q: string) => (await calls.api.ask(list, { query: { q } })).results.map(({ id }) => id)
    expect(await find('PENAFRANCIA')).toEqual([second.id, first.id])
    expect(await find('penafrancia naga')).toEqual([first.id])
    expect(await find('amihan penafr')).toEqual([second.id])
    expect(await find('dakila nowhere')).toEqual([])
    const page = await calls.api.ask(list, { query: { q: 'penafrancia', page_size: '1', page: '2' } })
    expect(page).toMatchObject({ count: 2, next: null, results: [{ id: first.id }] })
  })

  test('an item has what the table shows (§3, decision 51)', async () => {
    const { id } = await calls.createUnit({ name: 'Tablewide', availability: 1, is_published: false })
    expect(await calls.api.ask(list, { query: { q: 'tablewide', state: 'draft', sort: 'price' } })).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id,
          slug: `tablewide-${id}`,
          version: 1,
          name: 'Tablewide',
          type: 0,
          property_type: 'Residential',
          property_subtype: 'Condominium',
          property_status: 'Pre-selling',
          availability: 'Sold-out',
          price: 'Price on request',
          location: 'Mandaluyong',
          project_name: 'Dakila Towers',
          developer_name: 'Amihan Land',
          broker_name: null,
          featured: false,
          is_published: false,
          image: null,
          warnings: [],
          updated_at: expect.stringMatching(/^2/),
        },
      ],
    })
  })
})
