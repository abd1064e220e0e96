import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { createApp } from './create-app.ts'
import type { HttpServer } from './listen.ts'
import { createRouter, routePath } from './router.ts'
import { serve } from './serve.ts'

const PATHS = [
  '/',
  '/listing/{slug}/',
  '/listing/',
  '/listing/new/',
  '/listing/{id}/update/',
  '/a/{x}/b/{y}',
  '/{z}/c',
  '/media/{size}/list',
]

let server: HttpServer
beforeAll(async () => {
  const log = createLog({ level: 'silent', name: 'test' })
  const app = createApp({ log, metrics: createMetrics() })
  const [first, second] = [createRouter(), createRouter()]
  for (const path of PATHS) {
    first.get(routePath(path) || '/', (ctx) => {
      ctx.body = { path, params: ctx.params }
    })
  }
  first.get('/media/*key', (ctx) => {
    ctx.body = { path: '/media/*key', params: ctx.params }
  })
  second.post('/listing', (ctx) => {
    ctx.body = { path: 'second', params: {} }
  })
  app.use(first.routes()).use(second.routes())
  server = await serve(app, { log, port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method })

test.each([
  ['/', '/', {}],
  ['/listing', '/listing/', {}],
  ['/listing/', '/listing/', {}],
  ['/listing/lot', '/listing/{slug}/', { slug: 'lot' }],
  ['/listing/lot/', '/listing/{slug}/', { slug: 'lot' }],
  ['/listing/new', '/listing/new/', {}],
  ['/listing/12/update', '/listing/{id}/update/', { id: '12' }],
  ['/a/1/b/2', '/a/{x}/b/{y}', { x: '1', y: '2' }],
  ['/a/c', '/{z}/c', { z: 'a' }],
  ['/listing/Pe%C3%B1a%2F1', '/listing/{slug}/', { slug: 'Peña/1' }],
  ['/listing/%E0%A4%A', '/listing/{slug}/', { slug: '%E0%A4%A' }],
  ['/__proto__/c', '/{z}/c', { z: '__proto__' }],
  ['/media/a', '/media/*key', { key: 'a' }],
  ['/media/a/b%20c/d', '/media/*key', { key: 'a/b c/d' }],
  ['/media/big/list', '/media/{size}/list', { size: 'big' }],
  ['/media/big/lists', '/media/*key', { key: 'big/lists' }],
])('%s is answered by %s', async (asked, path, params) => {
  expect(await (await ask(asked)).json()).toEqual({ path, params })
})

test.each([
  '/nothing',
  '/listing//',
  '//listing',
  '/listing/1/2',
  '/a//b/2',
  '/a/1/b/',
  '/LISTING',
  '/listing/lot//',
  '/media',
])('%s is not answered', async (asked) => {
  expect((await ask(asked)).status).toBe(404)
})

test('a later router answers what an earlier one knows under another method only', async () => {
  expect(await (await ask('/listing', 'POST')).json()).toEqual({ path: 'second', params: {} })
})

test('what no router answers names the methods of all', async () => {
  const refused = await ask('/listing', 'DELETE')
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'HEAD, GET, POST, OPTIONS'])
})
