import { amenityPublicEndpoints } from '@tahanan/contracts/amenity/amenity.public-endpoints.ts'
import { brokerPublicEndpoints } from '@tahanan/contracts/broker/broker.public-endpoints.ts'
import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { mapPublicEndpoints } from '@tahanan/contracts/map/map.public-endpoints.ts'
import { projectPublicEndpoints } from '@tahanan/contracts/project/project.public-endpoints.ts'
import { suggestionPublicEndpoints } from '@tahanan/contracts/suggestion/suggestion.public-endpoints.ts'
import { buildBrokerState } from '@tahanan/read-models/broker/broker-state.fixture.ts'
import { buildDeveloperState } from '@tahanan/read-models/developer/developer-state.fixture.ts'
import { buildBrokerageListingState } from '@tahanan/read-models/listing/brokerage-listing-state.fixture.ts'
import { buildListingState } from '@tahanan/read-models/listing/listing-state.fixture.ts'
import { buildProjectState } from '@tahanan/read-models/project/project-state.fixture.ts'
import { applyEvents } from '@tahanan/read-models/projection/apply-events.fixture.ts'
import { buildChanged } from '@tahanan/read-models/projection/changed.fixture.ts'
import { buildDeleted } from '@tahanan/read-models/projection/deleted.fixture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPublicApi, type TestPublicApi } from './public-api.fixture.ts'

let api: TestPublicApi

beforeAll(async () => {
  api = await startTestPublicApi()
  await apply(
    buildChanged('amenity', { id: 1, name: 'Swimming pool' }),
    buildChanged('broker', buildBrokerState({ id: 4 })),
    buildChanged('developer', buildDeveloperState({ oldSlugs: ['old-builders'] })),
    buildChanged('project', buildProjectState({ oldSlugs: ['old-villas'] })),
    buildChanged('listing', buildListingState({ id: 1, slug: 'unit-1', oldSlugs: ['first-unit'] })),
    buildChanged('listing', buildBrokerageListingState({ id: 2, slug: 'house-2', name: 'House in Parañaque' })),
    buildDeleted('listing', 3, 2, ['unit-3']),
  )
})
afterAll(() => api.close())

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(api.database.readPool, events)

async function statusAndBody(path: string): Promise<{ status: number; body: unknown }> {
  const response = await api.get(path)
  return { status: response.status, body: await response.json() }
}

describe('answers fit their contracts, with a slash at the end and without', () => {
  const calls: readonly (readonly [string, Endpoint])[] = [
    ['/listing', listingPublicEndpoints.search],
    ['/listing?q=paranaque&facets=true', listingPublicEndpoints.search],
    ['/listing?ids=2,1', listingPublicEndpoints.search],
    ['/listing/unit-1', listingPublicEndpoints.show],
    ['/listing/unit-1/similar', listingPublicEndpoints.similar],
    ['/map?bbox=120.9,14.3,121.2,14.8&zoom=10&q=house', mapPublicEndpoints.show],
    ['/map?ids=2,1', mapPublicEndpoints.show],
    ['/suggest?q=build', suggestionPublicEndpoints.list],
    ['/suggest', suggestionPublicEndpoints.list],
    ['/developer?q=build', developerPublicEndpoints.search],
    ['/developer/builders-1', developerPublicEndpoints.show],
    ['/project/villas-1', projectPublicEndpoints.show],
    ['/amenities', amenityPublicEndpoints.list],
    ['/broker', brokerPublicEndpoints.list],
  ]

  test.each(calls)('%s', async (path, endpoint) => {
    const [plain = '', query] = path.split('?')
    for (const form of [plain, `${plain}/`]) {
      const { status, body } = await statusAndBody(query === undefined ? form : `${form}?${query}`)
      expect({ status, problems: endpoint.answer.safeParse(body).error?.issues }).toEqual({
        status: 200,
        problems: undefined,
      })
    }
  })

  test('nobody writes here', async () => {
    expect((await statusAndBody('/admin/listing/')).status).toBe(404)
  })
})

describe('slugs', () => {
  test.each([
    ['/listing/first-unit', '/api/listing/unit-1/'],
    ['/project/old-villas', '/api/project/villas-1/'],
    ['/developer/old-builders', '/api/developer/builders-1/'],
  ])('%s moved', async (path, location) => {
    const response = await api.get(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })

  test('a deleted one is gone, an unknown one is not there, what can be no slug neither', async () => {
    expect(await statusAndBody('/listing/unit-3')).toMatchObject({ status: 410, body: { code: 'gone' } })
    for (const slug of ['nobody', '%00', '..%2f..', 'UNIT-1', 'x'.repeat(5_000), '%F0%9F%8F%A0']) {
      expect(await statusAndBody(`/listing/${slug}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  })

  test('a 404 is not kept: what was missing is there once it was created', async () => {
    expect((await api.get('/listing/late-9')).status).toBe(404)
    await apply(buildChanged('listing', buildBrokerageListingState({ id: 9, slug: 'late-9' })))
    expect((await api.get('/listing/late-9')).status).toBe(200)
  })
})

describe('caches', () => {
  test('an answer carries its tag and how long it is good for; asked with the tag, it is 304', async () => {
    for (const path of ['/listing/unit-1', '/listing?q=house', '/developer/builders-1', '/amenities']) {
      const response = await api.get(path)
      expect(response.headers.get('cache-control')).toBe('public, s-maxage=1, stale-while-revalidate=5')
      const again = await api.get(path, { 'if-none-match': response.headers.get('etag') ?? '' })
      expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
    }
  })

  test('a change shows at once, under another tag, in the detail and in lists', async () => {
    const before = await Promise.all(['/listing/house-2', '/listing'].map((path) => api.get(path)))
    await apply(buildChanged('listing', buildBrokerageListingState({ id: 2, slug: 'house-2', name: 'Renamed' }), 2))
    await expect
      .poll(async () => JSON.stringify((await statusAndBody('/listing/house-2')).body), { timeout: 2_000 })
      .toContain('Renamed')
    await expect
      .poll(async () => JSON.stringify((await statusAndBody('/listing')).body), { timeout: 2_000 })
      .toContain('Renamed')
    const after = await Promise.all(['/listing/house-2', '/listing'].map((path) => api.get(path)))
    for (const [index, response] of after.entries()) {
      expect(response.headers.get('etag')).not.toBe(before[index]?.headers.get('etag'))
    }
  })
})

test('ten words are searched, the others named', async () => {
  const words = Array.from({ length: 12 }, (_, at) => `zz${String.fromCharCode(97 + at)}x`)
  const { status, body } = await statusAndBody(`/listing?q=${words.join('+')}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ words: words.slice(0, 10), unsearched: words.slice(10) })
})

describe('bad input is 400 and names the field', () => {
  test.each([
    ['page_size=0', 'page_size'],
    ['page_size=101', 'page_size'],
    ['page_size=1e9', 'page_size'],
    ['page_size=-5', 'page_size'],
    ['page=1e9', 'page'],
    ['page=41', 'page'],
    ['type=Castle', 'type'],
    ['status=Sold', 'status'],
    ['price=cheap', 'price'],
    ['price=5-1', 'price'],
    ['sort=random', 'sort'],
    ['bedrooms=-1', 'bedrooms'],
    ['lot_min=1.234', 'lot_min'],
    ['unknown=1', 'unknown'],
    ['cursor=forged', 'cursor'],
    [`cursor=${btoa('["newest",false,1,1,"x"]')}`, 'cursor'],
    ['bbox=122,14,121,15', 'bbox'],
    ['bbox=121,15,122,14', 'bbox'],
    ['bbox=179,14,-179,15', 'bbox'],
    ['bbox=NaN,14,121,15', 'bbox'],
    ['bbox=121,14,122', 'bbox'],
    ['bbox=100,14,101,15', 'bbox'],
    ['area=999999999', 'area'],
    ['area=makati', 'area'],
    ['q=%00', 'q'],
    [`q=${'word+'.repeat(50)}`, 'q'],
    [`q=${'x'.repeat(10_000)}`, 'q'],
    ['ids=1,two', 'ids'],
    [`ids=${Array.from({ length: 51 }, (_, index) => index + 1).join()}`, 'ids'],
  ])('%s', async (query, field) => {
    const { status, body } = await statusAndBody(`/listing?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ [field]: [expect.any(String)] })
  })

  test.each([
    ['bbox=120.9,14.3,121.2,14.8', 'zoom'],
    ['zoom=9', 'bbox'],
    ['bbox=120.9,14.3,121.2,14.8&zoom=18', 'zoom'],
    ['bbox=120.9,14.8,121.2,14.3&zoom=9', 'bbox'],
    ['bbox=2.2,48.8,2.4,48.9&zoom=9', 'bbox'],
    ['bbox=120.9,14.3,121.2,14.8&zoom=9&area=999999999', 'area'],
    ['ids=1&zoom=9', 'ids'],
    ['ids=0', 'ids'],
  ])('of the map: %s', async (query, field) => {
    const { status, body } = await statusAndBody(`/map?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ [field]: [expect.any(String)] })
  })

  test.each([
    "' or 1=1 --",
    'a & b | !c',
    '<->',
    '\\',
    ':*',
    '%',
    '(((',
    '<script>alert(1)</script>',
    '😀 condo 👨‍👩‍👧',
    'شقة للإيجار',
    '\u202Econdo',
    '"',
  ])('no search text breaks the query: %s', async (text) => {
    expect((await api.get(`/listing?q=${encodeURIComponent(text)}`)).status).toBe(200)
  })

  test('half a character is only a character that nothing has', async () => {
    expect((await api.get('/listing?q=%ED%A0%80')).status).toBe(200)
  })

  test('a cursor of another list', async () => {
    await apply(
      ...Array.from({ length: 5 }, (_, index) =>
        buildChanged('listing', buildBrokerageListingState({ id: 20 + index })),
      ),
    )
    const list = listingPublicEndpoints.search.answer
    await expect
      .poll(async () => list.parse((await statusAndBody('/listing?page_size=2')).body).next, { timeout: 2_000 })
      .not.toBeNull()
    const { next } = list.parse((await statusAndBody('/listing?page_size=2')).body)
    const cursor = new URL(`http://host${next}`).searchParams.get('cursor') ?? ''
    expect((await statusAndBody(`/listing?page_size=2&cursor=${cursor}`)).status).toBe(200)
    expect(await statusAndBody(`/listing?page_size=2&type=House&cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { cursor: [expect.any(String)] },
    })
  })
})
