import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { createApp } from './create-app.ts'
import type { HttpServer } from './listen.ts'
import { limitClients } from './quota.ts'
import { serve } from './serve.ts'

let server: HttpServer
beforeAll(async () => {
  const log = createLog({ level: 'silent', name: 'test' })
  const app = createApp({ log, metrics: createMetrics(), trustedProxies: 1 })
  limitClients(app, { callsPerMinute: 3 })
  app.use((ctx) => {
    ctx.body = 'seen'
  })
  server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
})
afterAll(() => server.close())

async function ask(client: string | undefined, path = '/api/listing') {
  const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: client === undefined ? {} : { 'x-forwarded-for': client },
  })
  return {
    status,
    left: headers.get('ratelimit'),
    policy: headers.get('ratelimit-policy'),
    again: headers.get('retry-after'),
  }
}

test('a client is told what is left, and is turned away beyond it; another is not', async () => {
  for (const left of [2, 1, 0])
    expect(await ask('203.0.113.7')).toMatchObject({
      status: 200,
      policy: '"client";q=3;w=60',
      left: expect.stringMatching(new RegExp(`^"client";r=${left};t=\\d+$`)),
      again: null,
    })
  expect(await ask('203.0.113.7, 203.0.113.7')).toMatchObject({
    status: 429,
    left: expect.stringContaining('r=0'),
    again: expect.stringMatching(/^[1-9]\d?$/),
  })
  expect((await ask('203.0.113.8')).status).toBe(200)
})

test('who changes the end of an IPv6 address, or what no proxy of ours wrote, stays the same client', async () => {
  const statuses = []
  for (const end of ['1', '2', 'a:b:c:d'])
    statuses.push((await ask(`2001:db8:1:2::${end}`.replace('::a', ':a'))).status)
  statuses.push((await ask('198.51.100.9, 2001:db8:1:2::5')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await ask('2001:db8:1:3::1')).status).toBe(200)
})

test('pages and calls of staff are not counted; feeds are; this machine has a thousand times as much', async () => {
  for (const path of ['/', '/api/admin/listing/', '/media/x.webp'])
    expect((await ask('203.0.113.10', path)).left).toBeNull()
  expect((await ask('203.0.113.10', '/feeds/listings.json')).left).toContain('r=2')
  expect((await ask(undefined)).policy).toBe('"client";q=3000;w=60')
})
