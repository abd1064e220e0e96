import { siteEndpoints } from '@tahanan/contracts/site/site.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const change = (body: unknown) => api.request('POST', '/admin/site/update/', { as: 'admin', body })

test('200 for what changes, once: a version, an event and an audit entry; the same again leaves nothing', async () => {
  const before = await api.ask(siteEndpoints.get, {})
  expect(before.profile.mission).toBe('')
  const reply = await change({ mission: '  A home for all. ', version: before.version })
  expect(reply).toMatchObject({
    status: 200,
    body: { version: before.version + 1, profile: { mission: 'A home for all.' } },
  })
  const outbox = await api.catalog.outboxText()
  expect(outbox).toContain('site.changed')
  expect(await change({ mission: 'A home for all.' })).toMatchObject({
    status: 200,
    body: { version: before.version + 1 },
  })
  expect(await api.catalog.outboxText()).toBe(outbox)
})

test('409 for a version that is past, with the latest', async () => {
  await change({ vision: 'One' })
  const reply = await change({ vision: 'Two', version: 1 })
  expect(reply).toMatchObject({ status: 409, body: { code: 'stale', latest: { profile: { vision: 'One' } } } })
})

test.each([
  [{ links: 'facebook.com/agency' }, { links: ['Give one web address a line, each beginning with https://.'] }],
  [{ email: 'nobody' }, { email: [expect.any(String)] }],
  [{ name: 'x'.repeat(201) }, { name: ['Use at most 200 characters.'] }],
  [{ motto: 'x' }, { motto: [expect.any(String)] }],
  [{ point: '121.0244, 14.5547' }, { point: ['Latitude and longitude are swapped: give 14.5547, 121.0244.'] }],
  [{ point: 'Makati' }, { point: ['Give latitude and longitude in degrees, such as 14.5547, 121.0244.'] }],
])('400 for %o', async (body, said) => {
  expect(await change(body)).toMatchObject({ status: 400, body: said })
})

test('403 for an editor, who may read it', async () => {
  const reply = await api.request('POST', '/admin/site/update/', { body: { mission: 'Mine' } })
  expect(reply).toMatchObject({ status: 403 })
  expect(await api.request('GET', '/admin/site/', { as: 'viewer' })).toMatchObject({ status: 200 })
})
