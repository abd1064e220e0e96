import { type CuttableRoute, openCuttableRoute } from '@tahanan/platform/postgres/cuttable-route.fixture.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestPublicApi, type TestPublicApi } from './public-api.fixture.ts'

let api: TestPublicApi
let way: CuttableRoute

beforeAll(async () => {
  api = await startTestPublicApi({
    async route(connectionString) {
      way = await openCuttableRoute(connectionString)
      return way.connectionString
    },
  })
})
afterAll(async () => {
  await api.close()
  await way.close()
})

test('while the database is away, what was asked for lately is answered, out of date and marked', async () => {
  const address = '/listing?page_size=3'
  const before = await api.get(address)
  const kept = await before.text()
  await way.cut()
  // Within five seconds nothing that is kept is up to date.
  const stale = await vi.waitFor(
    async () => {
      const answer = await api.get(address)
      expect(answer.headers.get('cache-status')).toMatch(/^tahanan; hit; ttl=-\d+$/)
      return answer
    },
    { timeout: 60_000, interval: 100 },
  )
  expect([stale.status, await stale.text()]).toEqual([200, kept])
  expect([stale.headers.get('cache-control'), stale.headers.get('etag')]).toEqual(['no-store', null])
  await way.mend()
  await expect.poll(async () => (await api.get(address)).headers.get('cache-control')).toContain('s-maxage=1')
  expect((await api.get(address)).headers.get('cache-status')).toBeNull()
})

test('while the database is away what is not kept is 503 and says so; then it goes on by itself', async () => {
  expect((await api.get('/listing')).status).toBe(200)
  await way.cut()
  for (const path of [
    '/listing?type=House',
    '/listing/nobody',
    '/developer/nobody',
    '/project/nobody',
    '/amenities',
    '/broker',
  ]) {
    const response = await api.get(path)
    expect([path, response.status]).toEqual([path, 503])
    expect(await response.json()).toMatchObject({ code: 'unavailable', request_id: expect.any(String) })
    expect(response.headers.get('retry-after')).toBe('5')
  }
  await way.mend()
  await expect.poll(async () => (await api.get('/listing/nobody')).status).toBe(404)
  await expect.poll(async () => (await api.get('/amenities')).status).toBe(200)
})
