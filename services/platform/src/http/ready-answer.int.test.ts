import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from './test-server.fixture.ts'
import type { TestServer } from './test-server.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  [200, 'GET', {}],
  [200, 'HEAD', {}],
  [304, 'GET', { 'if-none-match': '"42"' }],
])('%i to %s says what every answer says', async (status, method, headers) => {
  const answer = await server.ask('/ready/a', { method, headers: { ...headers, 'x-request-id': 'a-good-id' } })
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-request-id': 'a-good-id',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cache-control': 'public, s-maxage=1',
    etag: '"42"',
  })
})

test('goes out as it is, tagged and cacheable', async () => {
  const answer = await server.ask('/ready/a')
  expect(await answer.text()).toBe('{"name":"Peñafrancia"}')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    etag: '"42"',
    'cache-control': 'public, s-maxage=1',
    'content-length': '23',
  })
})

test.each(['"42"', 'W/"42"', '"1", "42"', '*'])('304 for If-None-Match: %s', async (tag) => {
  const answer = await server.ask('/ready/a', { headers: { 'if-none-match': tag } })
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', '"42"'])
})

test('200 for another tag', async () => {
  expect((await server.ask('/ready/a', { headers: { 'if-none-match': '"41"' } })).status).toBe(200)
})
