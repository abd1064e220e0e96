import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { createApp } from './create-app.ts'
import { serve } from './serve.ts'
import { startTestServer } from './test-server.fixture.ts'
import type { TestServer } from './test-server.fixture.ts'

let server: TestServer
afterEach(() => server.close())

const someNumber: unknown = expect.any(Number)
const textWith = (part: string): unknown => expect.stringContaining(part)

const lineSchema = z.looseObject({ msg: z.string(), level: z.string() })

/** The lines of requests so far, waiting for as many as there should be. */
async function requestLines(count: number): Promise<z.infer<typeof lineSchema>[]> {
  const find = () =>
    server.lines.map((line) => lineSchema.parse(JSON.parse(line))).filter(({ msg }) => msg === 'request')
  await expect.poll(() => find()).toHaveLength(count)
  return find()
}

test('an unexpected failure is opaque outside and told in the log, with the same id', async () => {
  server = await startTestServer()
  const answer = await server.ask('/fails/', { headers: { 'x-request-id': 'from-the-gateway' } })
  const body = await answer.text()
  expect(answer.status).toBe(500)
  expect(body).not.toContain('relation')
  expect(JSON.parse(body)).toMatchObject({ code: 'internal', request_id: 'from-the-gateway' })
  expect(await requestLines(1)).toMatchObject([{ level: 'info', request_id: 'from-the-gateway', status: 500 }])
  expect(JSON.parse(server.lines.at(-2) ?? '')).toMatchObject({
    level: 'error',
    request_id: 'from-the-gateway',
    err: { message: textWith('relation') },
  })
})

test('an answer that does not fit its contract is a failure, not an answer', async () => {
  server = await startTestServer()
  expect((await server.ask('/lies/')).status).toBe(500)
  await requestLines(1)
  expect(server.lines.at(-2)).toContain('The answer of thing.lies does not fit its contract.')
})

test('one line and one observation a request, without the query', async () => {
  server = await startTestServer()
  await server.ask('/things/?q=maria@example.com')
  await server.ask('/admin/things/3', {}, 'viewer')
  await server.ask('/nothing/0917-555-1234')
  expect(await requestLines(3)).toMatchObject([
    {
      level: 'info',
      route: 'thing.list',
      path: '/api/things/',
      method: 'GET',
      status: 200,
      durationMs: someNumber,
    },
    { route: 'thing.view', status: 200, account: 7 },
    { route: 'none', status: 404, path: '/api/nothing/[phone]' },
  ])
  expect(server.lines.join('')).not.toContain('maria')
  const metrics = await server.metrics.registry.metrics()
  expect(metrics).toContain('http_request_duration_seconds_count{route="thing.list",status="200"} 1')
  expect(metrics).toContain('http_request_duration_seconds_count{route="none",status="404"} 1')
})

test.each(['good-id.1', '5f0c5e7e-8f6e-4a53-9d0e-1c1f2f3a4b5c'])('keeps the id %s', async (id) => {
  server = await startTestServer()
  const answer = await server.ask('/who/', { headers: { 'x-request-id': id } })
  expect(answer.headers.get('x-request-id')).toBe(id)
  expect(await answer.json()).toMatchObject({ correlationId: id })
})

test.each(['short', 'x'.repeat(65), 'with a space', '<script>alert</script>'])('replaces the id %s', async (id) => {
  server = await startTestServer()
  const answer = await server.ask('/who/', { headers: { 'x-request-id': id } })
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  [0, '127.0.0.1'],
  [1, '3.3.3.3'],
  [2, '2.2.2.2'],
])('with %i proxies in front the caller is %s', async (trustedProxies, address) => {
  server = await startTestServer({ trustedProxies })
  const answer = await server.ask('/who/', { headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' } })
  expect(await answer.json()).toMatchObject({ address })
})

test('every answer says how browsers have to treat it', async () => {
  server = await startTestServer({ https: true })
  const api = await server.ask('/nothing')
  expect(Object.fromEntries(api.headers)).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none';upgrade-insecure-requests",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': textWith('max-age='),
  })
  expect(api.headers.get('x-powered-by')).toBeNull()
  const page = await fetch(`http://127.0.0.1:${server.port}/search`)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  expect(policy?.match(/unsafe-\w+/g)).toEqual(['unsafe-inline'])
})

test('pages may fetch the street map of the operator, from its origin and no other', async () => {
  server = await startTestServer({ mapStyleUrl: 'https://streets.example/styles/plain.json?key=1' })
  const page = await fetch(`http://127.0.0.1:${server.port}/search`)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self' https://streets.example;")
  expect(policy).toContain("img-src 'self' blob: data: https://streets.example;")
  expect(policy?.match(/streets/g)).toHaveLength(2)
})

test('over plain HTTP nothing insists on https', async () => {
  server = await startTestServer()
  const { headers } = await server.ask('/nothing')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('content-security-policy')).not.toContain('upgrade')
})

test('turns away what is too much, and recovers', async () => {
  server = await startTestServer({ maxRunning: 2 })
  const held = [server.ask('/waits/'), server.ask('/waits/')]
  await expect.poll(() => server.waiting()).toBe(2)
  const refused = await server.ask('/things/1')
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '1',
    expect.objectContaining({ code: 'unavailable' }),
  ])
  server.release()
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200])
  expect((await server.ask('/things/1')).status).toBe(200)
})

const GET = 'GET /api/things/1 HTTP/1.1\r\nHost: x\r\n'

test.each([
  ['garbage', 'nonsense\r\n\r\n', 400],
  ['a NUL in the path', 'GET /api/\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a header that is too large', `${GET}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a broken header', `${GET}X\0Y: 1\r\n\r\n`, 400],
  ['two lengths', `${GET}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
  ['no host', 'GET /api/things/1 HTTP/1.1\r\n\r\n', 400],
])('%s: %3$i, and the connection ends', async (_what, request, status) => {
  server = await startTestServer()
  const answer = await server.raw(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('requests in one packet are answered in their order', async () => {
  server = await startTestServer()
  const requests = [1, 2, 3].map((id) => `GET /api/things/${id} HTTP/1.1\r\nHost: x\r\n`)
  const answer = await server.raw(`${requests.join('\r\n')}Connection: close\r\n\r\n`)
  expect(answer.match(/\{"id":\d\}/g)).toEqual(['{"id":1}', '{"id":2}', '{"id":3}'])
})

test('an absolute address works as well, as proxies send it', async () => {
  server = await startTestServer()
  const answer = await server.raw('GET http://x/api/things/9 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(answer).toContain('{"id":9}')
})

test('a caller who leaves in the middle of a body costs a line, not the server', async () => {
  server = await startTestServer()
  const socket = connect(server.port, '127.0.0.1')
  const head = 'POST /api/admin/things/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer editor\r\n'
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":`, () => socket.destroy())
  expect(await requestLines(1)).toMatchObject([{ route: 'thing.create', aborted: true }])
  expect((await server.ask('/things/1')).status).toBe(200)
})

const slowPost = (from: string) =>
  `POST /api/offers/ HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"name":`

test('who sends 390 changes slowly stops nobody else from changing something', async () => {
  server = await startTestServer({ trustedProxies: 1 })
  const refused: string[] = []
  const sockets = await Promise.all(
    Array.from({ length: 390 }, async (_, index) => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('data', (answer) => refused.push(String(answer).slice(9, 12)))
      await once(socket, 'connect')
      // The port that some proxies add makes nobody another client.
      socket.write(slowPost(`203.0.113.5:${index + 1_000}`))
      return socket
    }),
  )
  await expect.poll(() => refused).toHaveLength(290)
  expect(new Set(refused)).toEqual(new Set(['429']))
  const init = { method: 'POST', body: '{"name":"Villa"}', headers: { 'content-type': 'application/json' } }
  const other = await server.ask('/offers/', {
    ...init,
    headers: { ...init.headers, 'x-forwarded-for': '203.0.113.6' },
  })
  expect(other.status).toBe(200)
  for (const socket of sockets) socket.destroy()
  const again = { ...init, headers: { ...init.headers, 'x-forwarded-for': '203.0.113.5' } }
  await expect.poll(async () => (await server.ask('/offers/', again)).status).toBe(200)
})

test('a body that arrives too slowly is given up, and the connection with it', async () => {
  server = await startTestServer({ bodyRate: { graceMs: 100, bytesPerSecond: 1_000 } })
  const answer = await server.raw(slowPost('203.0.113.5'))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"timeout"')
})

test('a body that keeps the least rate may take longer', async () => {
  server = await startTestServer({ bodyRate: { graceMs: 400, bytesPerSecond: 10 } })
  const socket = connect(server.port, '127.0.0.1')
  const head = 'POST /api/offers/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n'
  const answered = text(socket)
  const startedAtMs = performance.now()
  const until = (ms: number) => expect.poll(() => performance.now() - startedAtMs).toBeGreaterThan(ms)
  socket.write(`${head}Content-Length: 16\r\n\r\n`)
  await until(100)
  socket.write('{"name":"Villa"')
  await until(800)
  socket.write('}')
  expect(await answered).toMatch(/^HTTP\/1\.1 200 /)
})

test('people who are not signed in send 64 kB at most', async () => {
  server = await startTestServer()
  const body = JSON.stringify({ name: 'x'.repeat(64 * 1024) })
  const answer = await server.ask('/offers/', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect(answer.status).toBe(413)
})

test('closing lets what runs come to its end, and takes nothing new', async () => {
  server = await startTestServer()
  const running = server.ask('/waits/')
  await expect.poll(() => server.waiting()).toBe(1)
  const closed = server.close()
  await expect(server.ask('/things/1')).rejects.toThrow('fetch failed')
  server.release()
  expect((await running).status).toBe(200)
  await closed
})

test('closing cuts off what does not end', async () => {
  server = await startTestServer({ graceMs: 100 })
  const running = server.ask('/waits/')
  await expect.poll(() => server.waiting()).toBe(1)
  await server.close()
  await expect(running).rejects.toThrow('fetch failed')
})

test('an idle connection does not hold the end up', async () => {
  server = await startTestServer()
  const socket = connect(server.port, '127.0.0.1')
  socket.write(`${GET}\r\n`)
  await once(socket, 'data')
  const rest = text(socket)
  await server.close()
  expect(await rest).toBe('')
})

test('a port that is taken is one line that says what to do', async () => {
  server = await startTestServer()
  const log = createLog({ level: 'silent', name: 'test' })
  const app = createApp({ log, metrics: createMetrics() })
  await expect(serve(app, { log, port: server.port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${server.port} cannot be opened: another program uses it. Set PORT to a free one.`,
  )
})

test('who is told to stop still answers while it drains, and closes each connection', async () => {
  server = await startTestServer()
  const log = createLog({ level: 'fatal', name: 'test' })
  const draining = await serve(createApp({ log, metrics: createMetrics() }), {
    log,
    port: 0,
    host: '127.0.0.1',
    drainMs: 500,
  })
  const url = `http://127.0.0.1:${draining.port}/`
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive')
  const closed = draining.close()
  expect((await fetch(url)).headers.get('connection')).toBe('close')
  await closed
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('a port that is taken is told with the variable that holds it', async () => {
  server = await startTestServer()
  const log = createLog({ level: 'fatal', name: 'test' })
  const app = createApp({ log, metrics: createMetrics() })
  const first = await serve(app, { log, port: 0, host: '127.0.0.1' })
  await expect(serve(app, { log, port: first.port, host: '127.0.0.1', setting: 'METRICS_PORT' })).rejects.toThrow(
    'Set METRICS_PORT to a free one.',
  )
  await first.close()
})
