import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import { IMPORT_LIMITS } from '@tahanan/contracts/import/import-field.ts'
import { LIVE_HEARTBEAT_MS } from '@tahanan/contracts/live/live.ts'
import { liveEndpoints } from '@tahanan/contracts/live/live.endpoints.ts'
import { type JourneyStage, openJourneyStage } from '@tahanan/standalone/journey/journey-stage.fixture.ts'
import { isServed, ROUTES } from '@tahanan/standalone/journey/route-addresses.fixture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Gateway, startGateway } from './gateway.fixture.ts'

const MEGABYTE = 1024 * 1024
/** As the API takes it: the largest file or set of files, and the form around it. */
const LARGEST_BYTES = Math.max(UPLOAD_LIMITS.files * UPLOAD_LIMITS.fileBytes, IMPORT_LIMITS.fileBytes) + MEGABYTE
/** As feeds and screens have them. */
const TYPES: Readonly<Record<string, string>> = { public: 'application/feed+json', admin: 'text/html' }
const LEAST_PACKED = 2_000
const REFUSED_BY_THE_GATEWAY = [413, 429, 502, 504]

describe('before both servers', () => {
  let stage: JourneyStage
  let gateway: Gateway
  const addressOf = (path: string) => `http://127.0.0.1:${gateway.port}/api${path}`

  beforeAll(async () => {
    stage = await openJourneyStage()
    gateway = await startGateway({
      publicUrl: new URL(stage.publicAddress).origin,
      adminUrl: new URL(stage.admin.address).origin,
    })
  })
  afterAll(async () => {
    await gateway.stop()
    await stage.close()
  })

  test.each(ROUTES)('$id reaches the server that has it', async ({ method, address }) => {
    const response = await fetch(addressOf(address), { method, redirect: 'manual' })
    const text = await response.text()
    expect([response.status, text, isServed({ status: response.status, text })]).toEqual([response.status, text, true])
    expect(REFUSED_BY_THE_GATEWAY).not.toContain(response.status)
  })

  const uploads = ROUTES.filter(({ bodyKind }) => bodyKind === 'files')

  test.each(uploads)('$id may be as large as the API takes it', async ({ method, address }) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': LARGEST_BYTES }
    const upload = request(addressOf(address), { method, headers })
    upload.flushHeaders()
    // Nobody is signed in: the API says so before the first byte.
    const [{ statusCode }] = await once(upload, 'response')
    expect(statusCode).toBe(401)
    upload.destroy()
  })

  test('what is done is told at once, and the line outlasts a silence between two heartbeats', async () => {
    const leaving = new AbortController()
    const headers = { authorization: `Bearer ${stage.admin.tokens.viewer}` }
    const response = await fetch(addressOf(liveEndpoints.follow.path), { headers, signal: leaving.signal })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let said = ''
    while (!said.includes('event: ready')) said += (await reader?.read())?.value ?? ''
    // A heartbeat of its own: the first byte after a silence as long as one can be.
    const startedAt = performance.now()
    while (!/^:/m.test(said)) said += (await reader?.read())?.value ?? ''
    expect(performance.now() - startedAt).toBeLessThan(LIVE_HEARTBEAT_MS + 5_000)
    leaving.abort()
  })
})

describe('pages, feeds and the dashboard', () => {
  const servers: Server[] = []
  let gateway: Gateway

  async function startNamed(name: string): Promise<string> {
    const server = createServer((_, answer) =>
      answer.setHeader('content-type', TYPES[name] ?? '').end(name.padEnd(LEAST_PACKED)),
    )
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const bound = server.address()
    return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  }

  beforeAll(async () => {
    gateway = await startGateway({ publicUrl: await startNamed('public'), adminUrl: await startNamed('admin') })
  })
  afterAll(async () => {
    await gateway.stop()
    for (const server of servers) server.close()
  })

  test.each([
    ['public', ['/', '/fil', '/search', '/fil/search', '/listing/x-1/', '/places/metro-manila/', '/api/docs']],
    ['public', ['/feeds/listings.json', '/feeds/listings.xml?area=1', '/sitemap.xml', '/robots.txt', '/media/x.webp']],
    ['public', ['/alert/x', '/fil/alert/x', '/viewing/x', '/fil/viewing/x', '/api/openapi.json']],
    ['admin', ['/login', '/register', '/forgot-password', '/set-password', '/secured', '/dashboard']],
    ['admin', ['/dashboard/import-sources', '/dashboard/assets/x.js', '/api/alert/x/unsubscribe/']],
  ])('%s answers %j', async (name, paths) => {
    for (const path of paths) {
      const response = await fetch(`http://127.0.0.1:${gateway.port}${path}`)
      expect([path, (await response.text()).trim()]).toEqual([path, name])
    }
  })

  test('a feed is packed on its way', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${gateway.port}/feeds/listings.json?limit=2`)
    expect(headers.get('content-encoding')).toBe('gzip')
  })
})
