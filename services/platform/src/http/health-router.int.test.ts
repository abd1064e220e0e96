import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { createApp } from './create-app.ts'
import { createHealthRouter } from './health-router.ts'
import type { HealthOptions } from './health-router.ts'
import type { HttpServer } from './listen.ts'
import { serve } from './serve.ts'

let server: HttpServer
afterEach(() => server.close())

const lines: string[] = []
const log = createLog({ level: 'warn', name: 'test', destination: { write: (line) => lines.push(line) } })

async function start(options: Omit<HealthOptions, 'log'>): Promise<(path: string) => Promise<Response>> {
  const app = createApp({ log, metrics: createMetrics() })
  app.use(createHealthRouter({ log, ...options }).routes())
  server = await serve(app, { log, port: 0, host: '127.0.0.1' })
  return (path) => fetch(`http://127.0.0.1:${server.port}${path}`)
}

test('alive as soon as it answers, ready when every probe is', async () => {
  const get = await start({ showsProbes: true, probes: { postgres: async () => 1, search: async () => 1 } })
  expect([(await get('/healthz')).status, await (await get('/readyz')).json()]).toEqual([
    200,
    { status: 'ok', probes: { postgres: 'ok', search: 'ok' } },
  ])
})

test('503 names what fails or takes too long, and keeps why to the log', async () => {
  const get = await start({
    showsProbes: true,
    timeoutMs: 50,
    probes: {
      postgres: () => Promise.reject(new Error('no route to 10.0.0.7')),
      search: () => new Promise(() => undefined),
      store: async () => 1,
    },
  })
  const answer = await get('/readyz')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'failing', probes: { postgres: 'failing', search: 'failing', store: 'ok' } },
  ])
  expect(lines.join('')).toContain('10.0.0.7')
  expect((await get('/healthz')).status).toBe(200)
})

test('the public answer says ok or failing, and not what fails', async () => {
  const get = await start({ probes: { postgres: () => Promise.reject(new Error('away')) } })
  const answer = await get('/readyz')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'failing' }])
})

test('who is told to stop is alive and not ready', async () => {
  const stopping = new AbortController()
  const get = await start({ probes: { postgres: async () => 1 }, stopping: stopping.signal })
  expect((await get('/readyz')).status).toBe(200)
  stopping.abort()
  expect([(await get('/readyz')).status, (await get('/healthz')).status]).toEqual([503, 200])
})

test('many who ask are one question', async () => {
  const probe = vi.fn(async () => 1)
  const get = await start({ keepMs: 60_000, probes: { postgres: probe } })
  await Promise.all(Array.from({ length: 10 }, () => get('/readyz')))
  expect(probe).toHaveBeenCalledTimes(1)
})

test('what has become old is asked anew', async () => {
  const probe = vi.fn(async () => 1)
  const get = await start({ keepMs: 1, probes: { postgres: probe } })
  await vi.waitFor(async () => {
    await get('/readyz')
    expect(probe.mock.calls.length).toBeGreaterThan(1)
  })
})
