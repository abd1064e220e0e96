import { type CuttableRoute, openCuttableRoute } from '@tahanan/platform/postgres/cuttable-route.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  await expect.poll(async () => (await api.get('/listing/nobody')).status, { timeout: 10_000 }).toBe(404)
  await expect.poll(async () => (await api.get('/amenities')).status, { timeout: 10_000 }).toBe(200)
})
