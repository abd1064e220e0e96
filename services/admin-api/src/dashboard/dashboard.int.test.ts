import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dashboardSettingsSchema } from '@tahanan/contracts/dashboard/dashboard-settings.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import type { HttpServer } from '@tahanan/platform/http/listen.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDashboardRouter } from './dashboard.routes.ts'

const settings = dashboardSettingsSchema.parse({
  strictSpec: false,
  picturesMax: 60,
  pagibigCeilingPesos: 6_000_000,
  registration: 'approval',
  sendsMail: true,
})
const script = `console.log(${'"the same words again" + '.repeat(200)}"")`
let folder: string
let server: HttpServer
let empty: HttpServer

async function serveFolder(directory: string): Promise<HttpServer> {
  const log = createLog({ level: 'silent', name: 'test' })
  const app = createApp({ log, metrics: createMetrics() })
  app.use((await createDashboardRouter(settings, directory)).routes())
  return serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 500 })
}

function ask(path: string, headers: Record<string, string> = {}, from = server): Promise<Response> {
  return fetch(`http://127.0.0.1:${from.port}${path}`, { headers })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-dashboard-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><head><!--settings--></head>')
  await writeFile(join(folder, 'assets', 'main-Ab12.js'), script)
  server = await serveFolder(folder)
  empty = await serveFolder(join(folder, 'nothing-here'))
})
afterAll(async () => {
  await server.close()
  await empty.close()
  await rm(folder, { recursive: true })
})

test.each([
  '/login',
  '/register/',
  '/forgot-password',
  '/set-password',
  '/secured',
  '/dashboard',
  '/dashboard/editlisting/7',
])('the page answers at %s, strict and not for search engines', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toContain('name="tahanan-settings" content="{&quot;strictSpec&quot;:false')
})

test('assets are compressed and kept for ever; the page is asked for again', async () => {
  const answer = await ask('/dashboard/assets/main-Ab12.js', { 'accept-encoding': 'br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toBe(script)
  const again = await ask('/dashboard', { 'if-none-match': (await ask('/dashboard')).headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test.each(['/dashboard/assets/other.js', '/dashboard/assets/..%2Findex.html'])('there is no %s', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('what was not built says so', async () => {
  const answer = await ask('/dashboard', {}, empty)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'not_built' })
})
