import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

/** Nobody listens there. */
const AWAY = '127.0.0.1:1'
const AS_ADMIN = { as: 'admin' } as const

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi({
    engines: { KAFKA_BROKERS: [AWAY], REDIS_URL: `redis://${AWAY}`, MEILI_URL: `http://${AWAY}` },
  })
})
afterAll(() => api.close())

test('while engines are away the page says which, shows what it can, and staff work on', async () => {
  const answer = await api.ask(systemEndpoints.status, AS_ADMIN)
  expect(answer.engines.map(({ name, state }) => [name, state])).toEqual([
    ['database', 'ok'],
    ['read database', 'ok'],
    ['event bus', 'away'],
    ['jobs', 'away'],
    ['search', 'away'],
    ['object store', 'ok'],
  ])
  expect(answer).toMatchObject({
    outbox: { waiting: expect.any(Number) },
    pictures: { pending: 0, failed: 0 },
    pipeline: null,
    projector: null,
    queues: null,
    dead_letters: null,
    rebuilds: null,
    guessed_accounts: [],
    disk: { free_bytes: expect.any(Number), total_bytes: expect.any(Number), is_low: expect.any(Boolean) },
  })
  await api.ask(amenityEndpoints.create, { body: { name: 'Pool' } })
})

test('what needs an engine that is away asks to try again later', async () => {
  const calls = [
    ['GET', '/admin/system/dead-letters/'],
    ['POST', '/admin/system/dead-letters/0-1/replay/'],
    ['GET', '/admin/system/failed-jobs/'],
    ['GET', '/admin/system/given-up-mails/'],
    ['POST', '/admin/system/given-up-mails/viewing/viewing-1/retry/'],
    ['POST', '/admin/system/failed-jobs/images/picture-1-1/retry/'],
  ] as const
  // Each waits for its engine, and all at once no longer than one.
  const answers = await Promise.all(calls.map(([method, path]) => api.request(method, path, AS_ADMIN)))
  for (const { status, headers, body } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(body).toMatchObject({ code: 'unavailable' })
  }
})
