import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { buildBrokerageListingState } from '@tahanan/read-models/listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '@tahanan/read-models/projection/apply-events.fixture.ts'
import { buildChanged } from '@tahanan/read-models/projection/changed.fixture.ts'
import { buildDeleted } from '@tahanan/read-models/projection/deleted.fixture.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type PageServer, startPageServer, TEST_ORIGIN } from './page-server.fixture.ts'

let server: PageServer

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(server.database.readPool, events)

beforeAll(async () => {
  server = await startPageServer()
  await apply(
    buildChanged('listing', buildBrokerageListingState({ id: 1, slug: 'house-1', oldSlugs: ['old-house'] })),
    buildChanged('listing', buildBrokerageListingState({ id: 2, slug: 'sold-2', availability: 1 })),
    buildDeleted('listing', 3, 2, ['gone-3']),
  )
})
afterAll(() => server.close())

test('a page is rendered of the answers that the calls give, and may be kept for a second', async () => {
  const page = await server.get('/listing/house-1/')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('public, s-maxage=1, stale-while-revalidate=5')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const answer = await (await server.get('/api/listing/house-1/')).text()
  expect(server.rendered.at(-1)?.answers.get('/api/listing/house-1/')).toBe(answer)
})

test('asked again, it is not rendered again; with its tag, it is 304; compressed where that is wanted', async () => {
  // What changed before the first test may still be on its way to the answers.
  await vi.waitFor(async () => {
    const first = await server.get('/listing/house-1/', { 'accept-encoding': 'gzip' })
    const count = server.rendered.length
    const again = await server.get('/listing/house-1/', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(server.rendered.length).toBe(count)
    expect(first.headers.get('content-encoding')).toBe('gzip')
    expect(first.headers.get('vary')).toContain('Accept-Encoding')
  })
})

test('kept, it goes out as it did the first time, headers and all, and is counted like any other', async () => {
  const asked = { 'accept-encoding': 'gzip', 'x-request-id': 'asked-for-by-a-test' }
  const plain = { 'accept-encoding': 'identity', 'x-request-id': 'asked-for-by-a-test' }
  for (const headers of [asked, plain]) {
    const [first, kept] = [await server.get('/search', headers), await server.get('/search', headers)]
    const said = ({ headers: all }: Response) => Object.fromEntries([...all].filter(([name]) => name !== 'date'))
    expect(said(kept)).toEqual(said(first))
    expect(said(kept)).toMatchObject({ 'x-request-id': 'asked-for-by-a-test', 'x-frame-options': 'DENY' })
    expect(await kept.text()).toBe(await first.text())
  }
  expect(await server.metrics()).toMatch(/http_request_duration_seconds_count\{route="page.search",status="200"\} 4/)
})

test('a change is seen at once: another answer, another tag', async () => {
  const before = await server.get('/listing/house-1/')
  await apply(buildChanged('listing', buildBrokerageListingState({ id: 1, slug: 'house-1', name: 'Renamed' }), 2))
  await vi.waitFor(async () => {
    const after = await server.get('/listing/house-1/')
    expect(await after.text()).toContain('Renamed')
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  })
})

test('an old slug leads to the new one, with the query that was asked with', async () => {
  await apply(buildChanged('listing', buildBrokerageListingState({ id: 4, slug: 'new-4', oldSlugs: ['old-4'] })))
  const page = await server.get('/listing/old-4/?status=For+Sale')
  expect(page.status).toBe(301)
  expect(page.headers.get('location')).toBe('/listing/new-4/?status=For+Sale')
})

test('what is not there, in whatever spelling, is a page all the same, and is kept nowhere', async () => {
  for (const path of ['/nothing', '/listing/nobody/', '/listing/Not%20A%20Slug/', '/%E0%A4%A', '//x']) {
    const page = await server.get(path)
    expect(page.status).toBe(404)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('<html>')
  }
})

test('a page that is missing leaves its connection as good as before', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports: (number | undefined)[] = []
  for (const path of ['/nothing', '/listing/nobody/', '/search', '/nothing', '/listing/house-1/']) {
    const asking = request(`${server.address}${path}`, { agent })
    const answered = once(asking.end(), 'response')
    const [answer] = await answered
    ports.push(asking.socket?.localPort)
    expect(answer.headers.connection).toBe('keep-alive')
    expect(await text(answer)).toContain('</html>')
  }
  agent.destroy()
  expect(new Set(ports).size).toBe(1)
})

test.each(['/%FF', '/listing/%E0%A4%A/', '/search?q=%FF'])(
  'the site is asked for %s in a form that decodes',
  async (path) => {
    await server.get(path)
    expect(() => decodeURI(server.rendered.at(-1)?.plan.address ?? '%')).not.toThrow()
  },
)

test('what was removed is 410, with others to look at', async () => {
  const page = await server.get('/listing/gone-3/')
  expect(page.status).toBe(410)
  expect(server.rendered.at(-1)?.answers.has('/api/listing/?page_size=2')).toBe(true)
})

test('calls and pictures that do not exist are no pages', async () => {
  expect((await server.get('/api/nothing')).headers.get('content-type')).toContain('application/json')
  expect((await server.get('/media/nothing')).headers.get('content-type')).toContain('application/json')
})

test('robots.txt keeps crawlers from the dashboard and from calls, and names the sitemap', async () => {
  const robots = await (await server.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard')
  expect(robots).toContain('Disallow: /api/\n')
  expect(robots).toContain('Allow: /api/docs\n')
  expect(robots).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml`)
})

test('sitemaps: listings that can be had, and when they were changed', async () => {
  const updatedAt = '2026-02-03T04:05:06.000Z'
  await apply(
    buildChanged('listing', buildBrokerageListingState({ id: 49_999, slug: 'late', updatedAt })),
    buildChanged('listing', buildBrokerageListingState({ id: 50_001, slug: 'later', updatedAt })),
  )
  const index = await (await server.get('/sitemap.xml')).text()
  expect(index).toContain(`<loc>${TEST_ORIGIN}/sitemap/listing-1.xml</loc><lastmod>${updatedAt}</lastmod>`)
  expect(index).toContain(`${TEST_ORIGIN}/sitemap/listing-2.xml`)
  const first = await (await server.get('/sitemap/listing-1.xml')).text()
  expect(first).toContain(`<loc>${TEST_ORIGIN}/listing/late/</loc><lastmod>${updatedAt}</lastmod>`)
  expect(first).toContain('/listing/house-1/')
  expect(first).not.toContain('later')
  expect(first).not.toContain('sold-2')
  expect(await (await server.get('/sitemap/listing-2.xml')).text()).toContain('/listing/later/')
  expect((await server.get('/sitemap/listing-3.xml')).status).toBe(404)
  expect((await server.get('/sitemap/broker-1.xml')).status).toBe(404)
})
