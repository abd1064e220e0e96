import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { answerVersions } from './api-version.ts'
import { createApp } from './create-app.ts'
import type { HttpServer } from './listen.ts'
import { serve } from './serve.ts'

let server: HttpServer
beforeAll(async () => {
  const log = createLog({ level: 'silent', name: 'test' })
  const app = createApp({ log, metrics: createMetrics() })
  answerVersions(app)
  app.use((ctx) => {
    ctx.body = 'seen'
  })
  server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
})
afterAll(() => server.close())

const ask = (headers: Record<string, string> = {}, path = '/api/listing') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers })

test('a call is answered in the version it names, or in the newest, which is said back', async () => {
  for (const headers of [{}, { 'tahanan-version': '2026-11-25' }]) {
    const { status, headers: answered } = await ask(headers)
    expect(status).toBe(200)
    expect(answered.get('tahanan-version')).toBe('2026-11-25')
    expect(answered.get('vary')).toContain('Tahanan-Version')
  }
  expect((await ask({}, '/search')).headers.get('tahanan-version')).toBeNull()
})

test.each(['2026-11-24', 'latest', 'x'.repeat(500)])('400 for version %s names those that there are', async (asked) => {
  const response = await ask({ 'tahanan-version': asked })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    'tahanan-version': [expect.stringMatching(/Use 2026-11-25, or leave it out/)],
  })
})
