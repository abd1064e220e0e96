import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { type CuttableRoute, openCuttableRoute } from '@tahanan/platform/postgres/cuttable-route.fixture.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildEnquiry } from '../lead/lead.fixture.ts'
import { startTestAdminApi, type TestAdminApi } from './admin-api.fixture.ts'

let api: TestAdminApi
let way: CuttableRoute
const lines: string[] = []

beforeAll(async () => {
  api = await startTestAdminApi({
    onLogLine: (line) => lines.push(line),
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

test('while the database is away everything that needs it is 503 and says so; then it goes on by itself', async () => {
  const calls = [
    () => api.request('GET', amenityEndpoints.list.path),
    () => api.request('POST', amenityEndpoints.create.path, { body: { name: 'Helipad' } }),
    () => api.request('POST', '/lead/', { as: 'nobody', body: buildEnquiry({ fullname: 'Planted Name' }) }),
    () => api.request('POST', '/admin/login/', { as: 'nobody', body: { username: 'a', password: 'b' } }),
    () =>
      api.request('POST', '/register/', {
        as: 'nobody',
        body: { name: 'a', email: 'a@b.ph', password: 'long enough it is' },
      }),
  ]
  await api.ask(amenityEndpoints.list)
  await way.cut()
  for (const call of calls) {
    const reply = await call()
    expect(reply).toMatchObject({
      status: 503,
      body: { code: 'unavailable', detail: 'The database cannot be reached. Try again in a moment.' },
    })
    expect(reply.headers.get('retry-after')).toBe('5')
  }
  await way.mend()
  await vi.waitFor(() => api.ask(amenityEndpoints.create, { body: { name: 'Helipad' } }), {
    timeout: 60_000,
    interval: 50,
  })

  const { password } = new URL(api.catalog.connectionString)
  const failures = lines.filter((line) => line.includes('request failed'))
  expect(failures.length).toBeGreaterThanOrEqual(calls.length)
  for (const line of failures) {
    expect(line).not.toContain('Planted')
    expect(line).not.toContain(password)
    expect(line).not.toContain('connectionParameters')
  }
})
