import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { insertAccount } from '@tahanan/catalog/account/account.store.ts'
import { listImports, startImport } from '@tahanan/catalog/import-run/import-run-commands.ts'
import {
  createImportSource,
  deleteImportSource,
  fetchDueSources,
  fetchImportSourceNow,
  listImportSources,
} from '@tahanan/catalog/import-source/import-source-commands.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importJob } from '../import/import.job.ts'
import { startWorkerAndRelay } from '../job/worker-and-relay.fixture.ts'
import { startMailServer, type TestMailServer } from '../mail/mail-server.fixture.ts'
import { fetchImportSourceJob } from './fetch-import-source.job.ts'
import { mailImportSourceJob } from './mail-import-source.job.ts'

const PATIENCE = { timeout: 25_000, interval: 50 }
const LAB = { toPrivate: true }
const PAGE = { q: '', page: 1, page_size: 100 }
const HOUR_MS = 60 * 60_000
const HEADER = 'Ref,Title,Location,Price,Offer,Type'
const row = (ref: string, price = '2000000') =>
  `${ref},House ${ref} in Lipa,"Lipa, Batangas",${price},For Sale,House and lot`
const csv = (...refs: string[]) => [HEADER, ...refs.map((ref) => row(ref))].join('\n')

let catalog: TestCatalog
let folder: string
let mails: TestMailServer
let partner: Server
let address: string
let answer: RequestListener
let asked: (string | undefined)[]
let accountId: number
/** The run before: the next one is another. */
let before = 0
let stop: () => Promise<void>

beforeEach(async () => {
  catalog = await openTestCatalog()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-sources-'))
  mails = await startMailServer()
  asked = []
  before = 0
  partner = createServer((request, response) => {
    asked.push(request.headers['if-none-match'])
    answer(request, response)
  })
  partner.listen(0, '127.0.0.1')
  await once(partner, 'listening')
  const bound = partner.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/listings`
  const client = await catalog.pool.connect()
  const email = { address: 'ed@agency.ph', folded: 'ed@agency.ph' }
  const account = { name: 'Ed', username: 'ed', usernameFolded: 'ed', passwordHash: 'none', state: 'active' } as const
  const added = insertAccount(client, { ...account, role: 'editor', email, createdAt: new Date() })
  accountId = (await added.finally(() => client.release())) ?? 0
  const started = await startWorkerAndRelay({
    config: loadConfig({
      WEBHOOKS_TO_PRIVATE: 'on',
      PUBLIC_URL: 'https://tahanan.example',
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    }),
    log: createLog({ level: 'silent', name: 'test' }),
    connectionString: catalog.connectionString,
    mediaFolder: folder,
    jobs: [fetchImportSourceJob, importJob, mailImportSourceJob],
  })
  stop = () => started.stop()
})
afterEach(async () => {
  await stop()
  await mails.close()
  partner.closeAllConnections()
  partner.close()
  await catalog.drop()
  await rm(folder, { recursive: true })
})

const context = () => ({ actor: { accountId, role: 'admin' as const }, now: new Date(), correlationId: 'test' })
const gives = (text: string, type = 'text/csv', status = 200): void => {
  answer = (_, response) => response.writeHead(status, { 'content-type': type }).end(text)
}
const make = (draft: object = {}) => {
  const usual = { name: 'Partner', address, accountId, dailyHour: null, isPublished: true, brokerId: null }
  return createImportSource(catalog, context(), { ...usual, ...draft }, LAB)
}
const source = async () => {
  const [only] = (await listImportSources(catalog, PAGE)).results
  if (only === undefined) throw new Error('There is no source.')
  return only
}
const reaches = (state: string) =>
  vi.waitFor(async () => {
    const { run, cause } = await source()
    expect([run?.state, cause]).toEqual([state, null])
    expect(run?.id).toBeGreaterThan(before)
    return run?.id ?? 0
  }, PATIENCE)
const told = (subject: string) =>
  vi.waitFor(() => {
    const mail = mails.mails.find(({ content }) => content.includes(`Subject: ${subject}`))
    expect(mail?.recipients).toEqual(['ed@agency.ph'])
    return mail?.content ?? ''
  }, PATIENCE)
const say = async (yes: number, target: object = {}) => {
  const usual = { isPublished: true, brokerId: null, version: undefined }
  await startImport(catalog, context(), yes, { ...usual, ...target })
  await reaches('done')
}
const shown = async () => {
  const { rows } = await catalog.pool.query<{ name: string; is_published: boolean }>(
    'select name, is_published from app.listing where deleted_at is null order by name',
  )
  return rows.map((listing) => `${listing.name}${listing.is_published ? '' : ' (draft)'}`)
}
const again = async () => {
  const { id, run } = await source()
  await fetchImportSourceNow(catalog, context(), id, undefined)
  before = run?.id ?? 0
}

test('the first run waits for a yes; later ones take rows in, draft what is gone, and tell the owner', async () => {
  gives(csv('A', 'B', 'C', 'D', 'E', 'F'))
  await make()
  const first = await reaches('checked')
  expect(await shown()).toEqual([])
  expect(await told('Import waits for a yes: Partner')).toContain('Would be taken in: 6')
  await expect(again()).rejects.toMatchObject({ status: 409 })
  await say(first)
  expect(await shown()).toHaveLength(6)
  expect(await told('Import done: Partner')).toContain('Taken in: 6')

  mails.clear()
  gives(csv('A', 'B', 'C', 'D', 'E', 'G'))
  await again()
  await reaches('done')
  expect(await shown()).toEqual([
    'House A in Lipa',
    'House B in Lipa',
    'House C in Lipa',
    'House D in Lipa',
    'House E in Lipa',
    'House F in Lipa (draft)',
    'House G in Lipa',
  ])
  const report = await told('Import done: Partner')
  expect(report).toMatch(/Taken in: 1\r?\n/)
  expect(report).toContain('now drafts; nothing was deleted: 1')
  expect((await source()).run?.counts).toMatchObject({ created: 1, known: 5, vanished: 1 })

  // Two of six are more than a fifth: somebody has to say yes again.
  gives(csv('A', 'B', 'C', 'D'))
  await again()
  const third = await reaches('checked')
  expect(await shown()).toHaveLength(7)
  expect((await source()).run?.counts).toMatchObject({ vanished: 2 })
  await say(third)
  expect((await shown()).filter((name) => name.endsWith('(draft)'))).toHaveLength(3)
})

test('a fifth of rejected rows waits too, and another source of the same keys is another source', async () => {
  gives(csv('A', 'B', 'C'))
  await make()
  await say(await reaches('checked'))
  gives(`${csv('A', 'B', 'C')}\n,,,,,\nX,,,,,`)
  await again()
  await reaches('checked')
  await deleteImportSource(catalog, context(), (await source()).id).catch((error: unknown) =>
    expect(error).toMatchObject({ status: 409 }),
  )
  expect(await shown()).toHaveLength(3)
})

test('what has not changed is fetched and not run; the stamps of before are sent', async () => {
  answer = (request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"' }).end(csv('A', 'B'))
  }
  await make()
  await say(await reaches('checked'))
  const { next_fetch_at: next } = await source()
  expect(new Date(next ?? 0).getTime() % HOUR_MS).toBe(0)
  expect(await fetchDueSources(catalog, { ...context(), now: new Date(Date.parse(next ?? '') - 1) })).toBe(0)
  expect(await fetchDueSources(catalog, { ...context(), now: new Date(next ?? '') })).toBe(1)
  await vi.waitFor(() => expect(asked).toEqual([undefined, '"1"']), PATIENCE)
  expect((await listImports(catalog, PAGE)).count).toBe(1)
})

test('JSON, and a feed of another Tahanan in parts', async () => {
  const houses = ['A', 'B'].map((ref) => ({
    ref,
    title: `House ${ref} in Lipa`,
    address: { city: 'Lipa, Batangas' },
    price: 2_000_000,
    offer: 'For Sale',
    type: 'House and lot',
  }))
  gives(JSON.stringify({ listings: houses }).replaceAll('"address":{"city"', '"place":{"location"'), 'application/json')
  await make({ name: 'JSON' })
  const run = await reaches('checked')
  const [checked] = (await listImports(catalog, PAGE)).results
  expect(checked).toMatchObject({ id: run, headers: ['ref', 'title', 'place.location', 'price', 'offer', 'type'] })

  const part = (key: string, next?: string) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [
        {
          title: `Condo ${key}, ₱3,000,000`,
          content_html: '<p>Near the park</p>',
          _reso: {
            ListingKey: key,
            PropertyType: 'Residential',
            PropertySubType: 'Condominium',
            UnparsedAddress: 'Lahug, Cebu City',
            ListPrice: 3_000_000,
            BedroomsTotal: 2,
          },
        },
      ],
      ...(next !== undefined && { next_url: next }),
    })
  answer = (request, response) =>
    response.end(request.url?.includes('before') ? part('11') : part('12', `${address}?before=12`))
  await make({ name: 'Feed', address: `${address}/feed.json` })
  const feed = await vi.waitFor(async () => {
    const found = (await listImports(catalog, PAGE)).results.find(({ file_name: name }) => name === 'Feed.csv')
    expect(found?.state).toBe('checked')
    return found?.id ?? 0
  }, PATIENCE)
  await startImport(catalog, context(), feed, { isPublished: true, brokerId: null, version: undefined })
  await vi.waitFor(async () => expect(await shown()).toEqual(['Condo 11', 'Condo 12']), PATIENCE)
})

test.each<[string, RequestListener, string]>([
  ['a refusal', (_, response) => response.writeHead(401).end(csv('A')), 'It answered 401.'],
  ['a page', (_, response) => response.end('<!doctype html><title>Sign in</title>'), 'It answers with a page'],
  ['a redirect', (_, response) => response.writeHead(301, { location: '/' }).end(), 'It leads elsewhere (301)'],
  [
    'a bomb',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('0'.repeat(50_000_000))),
    'It answers packed (gzip)',
  ],
  ['a workbook', (_, response) => response.end(Buffer.from([0x50, 0x4b, 3, 4, 0, 0])), 'The file is a workbook'],
  ['half of JSON', (_, response) => response.end('[{"title":'), 'It begins as JSON does'],
  ['no list', (_, response) => response.end('{"ok":true}'), 'Its JSON is no list of objects'],
  ['no rows', (_, response) => response.end(`${HEADER}\n`), 'no row below it'],
  ['nothing', (_, response) => response.end(), 'The file is empty'],
  ['a broken line', (_, response) => response.socket?.destroy(), 'No whole answer came'],
])('%s is no source: why is shown, and it is tried again soon', async (_what, hostile, cause) => {
  answer = hostile
  await make()
  await vi.waitFor(async () => {
    const failed = await source()
    expect(failed).toMatchObject({ state: 'active', run: null, cause: expect.stringContaining(cause) })
    expect(Date.parse(failed.next_fetch_at ?? '')).toBeLessThan(Date.now() + 6 * 60_000)
  }, PATIENCE)
  expect((await listImports(catalog, PAGE)).count).toBe(0)
})

test('what fails for three days is paused, and its owner is told', async () => {
  gives('', 'text/csv', 503)
  await make()
  await vi.waitFor(async () => expect((await source()).cause).toBe('It answered 503.'), PATIENCE)
  await catalog.pool.query(`update app.import_source set failing_since = now() - interval '3 days'`)
  await again()
  await vi.waitFor(async () => expect(await source()).toMatchObject({ state: 'paused', next_fetch_at: null }), PATIENCE)
  expect(await told('Import paused: Partner')).toContain('It answered 503.')
})
