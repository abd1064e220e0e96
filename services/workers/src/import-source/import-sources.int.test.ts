import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import {
  deleteImport,
  excludeImportRows,
  listImports,
  startImport,
  takeBackImport,
} from '@tahanan/catalog/import-run/import-run-commands.ts'
import {
  deleteImportSource,
  fetchDueSources,
  updateImportSource,
} from '@tahanan/catalog/import-source/import-source-commands.ts'
import { listAuditRows } from '@tahanan/catalog/audit/audit.store.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSourceStory, PAGE, PATIENCE, type SourceStory } from './source-story.fixture.ts'

const HOUR_MS = 60 * 60_000
const HEADER = 'Ref,Title,Location,Price,Offer,Type'
const row = (ref: string, price = '2000000') =>
  `${ref},House ${ref} in Lipa,"Lipa, Batangas",${price},For Sale,House and lot`
const csv = (...refs: string[]) => [HEADER, ...refs.map((ref) => row(ref))].join('\n')

let story: SourceStory
beforeEach(async () => {
  story = await openSourceStory()
})
afterEach(() => story.close())

test('the first run waits for a yes; later ones take rows in, draft what is gone, and tell the owner', async () => {
  const { gives, make, reaches, say, shown, told, source, again } = story
  gives(csv('A', 'B', 'C', 'D', 'E', 'F'))
  await make()
  const first = await reaches('checked')
  expect(await shown()).toEqual([])
  expect(await told('Import waits for a yes: Partner')).toContain('Would be taken in: 6')
  await expect(again()).rejects.toMatchObject({ status: 409 })
  await say(first)
  expect(await shown()).toHaveLength(6)
  expect(await told('Import done: Partner')).toContain('Taken in: 6')

  story.mails.clear()
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
  const { gives, make, reaches, say, shown, source, again, catalog, context } = story
  gives(csv('A', 'B', 'C'))
  await make()
  await say(await reaches('checked'))
  gives(`${csv('A', 'B', 'C')}\n,,,,,\nX,,,,,`)
  await again()
  await reaches('checked')
  await deleteImportSource(catalog, context(), (await source()).id, undefined).catch((error: unknown) =>
    expect(error).toMatchObject({ status: 409 }),
  )
  expect(await shown()).toHaveLength(3)
})

test('what was taken back waits for a yes before it comes back', async () => {
  const { gives, make, reaches, say, shown, source, again, catalog, context } = story
  gives(csv('A', 'B'))
  await make()
  const run = await reaches('checked')
  await say(run)
  await takeBackImport(catalog, context(), run, undefined)
  await expect.poll(() => shown()).toEqual([])
  await expect.poll(async () => (await source()).run?.state).toBe('taken_back')
  expect((await source()).is_confirmed).toBe(false)
  const [newest] = await listAuditRows(catalog.pool, { noun: 'import-source' }, 1)
  expect(newest).toMatchObject({ action: 'update', changes: { isConfirmed: { from: true, to: false } } })
  gives(csv('A', 'B', 'C'))
  await again()
  await reaches('checked')
  expect(await shown()).toEqual([])
})

test('a row that was left out stays left out of later runs, until it is taken up', async () => {
  const { gives, make, reaches, say, shown, source, again, catalog, context } = story
  gives(csv('A', 'B', 'C'))
  await make()
  const first = await reaches('checked')
  await excludeImportRows(catalog, context(), first, { lines: [3], excluded: true })
  await say(first)
  expect(await shown()).toEqual(['House A in Lipa', 'House C in Lipa'])
  gives(csv('A', 'B', 'C', 'D'))
  await again()
  await reaches('done')
  expect((await source()).run?.counts).toMatchObject({ excluded: 1, created: 1, known: 2 })
  expect(await shown()).toEqual(['House A in Lipa', 'House C in Lipa', 'House D in Lipa'])
  // Enough of it is wrong to wait for a yes, and the row is taken up.
  gives(`${csv('A', 'B', 'C', 'D')}\nX,,,,,\nY,,,,,`)
  await again()
  const third = await reaches('checked')
  await excludeImportRows(catalog, context(), third, { lines: [3], excluded: false })
  await say(third)
  expect(await shown()).toContain('House B in Lipa')
})

test('a run that is deleted undecided is made again of the same; what waits is decided on before the address changes', async () => {
  const { gives, make, reaches, source, catalog, objects, context, address } = story
  gives(csv('A', 'B'))
  const { id } = await make()
  const run = await reaches('checked')
  const rules = { rules: { toPrivate: true }, expectedVersion: undefined }
  const elsewhere = updateImportSource(catalog, context(), id, { address: `${address}/others` }, rules)
  await expect(elsewhere).rejects.toMatchObject({ status: 409, message: expect.stringContaining('waits for a yes') })
  const { fetched_at: fetchedAt } = await source()
  await catalog.pool.query('update app.import_source set next_fetch_at = created_at')
  await fetchDueSources(catalog, context())
  await expect.poll(async () => Date.parse((await source()).next_fetch_at ?? '') % HOUR_MS).toBe(0)
  expect((await source()).fetched_at).toBe(fetchedAt)
  await deleteImport({ ...catalog, objects }, context(), run)
  await catalog.pool.query('update app.import_source set next_fetch_at = created_at')
  await fetchDueSources(catalog, context())
  await expect.poll(async () => (await source()).run?.id).toBeGreaterThan(run)
  await reaches('checked')
  await expect(deleteImportSource(catalog, context(), id, 1)).rejects.toMatchObject({ code: 'stale' })
})

test('a yes takes rows in as the source says; an editor’s leaves the source as it is, and the trail tells of both', async () => {
  const { gives, make, reaches, shown, source, again, catalog, context } = story
  gives(csv('A', 'B', 'C'))
  await make({ isPublished: false })
  const asSaid = { isPublished: undefined, brokerId: undefined, version: undefined }
  await startImport(catalog, context(), await reaches('checked'), asSaid)
  await reaches('done')
  expect(await shown()).toEqual(['House A in Lipa (draft)', 'House B in Lipa (draft)', 'House C in Lipa (draft)'])
  gives(`${csv('A', 'B', 'C', 'D')}\nX,,,,,\nY,,,,,`)
  await again()
  const editor = { ...context(), actor: { ...context().actor, role: 'editor' as const } }
  const published = { isPublished: true, brokerId: null, version: undefined }
  await startImport(catalog, editor, await reaches('checked'), published)
  await reaches('done')
  expect(await shown()).toContain('House D in Lipa')
  expect((await source()).is_published).toBe(false)
  const { rows } = await catalog.pool.query<{ changes: object }>(
    "select changes from app.audit where noun = 'import-source' and action = 'confirm' order by id",
  )
  expect(rows[0]?.changes).toMatchObject({ isConfirmed: { from: false, to: true } })
  expect(rows).toHaveLength(2)
})

test('made twice under one key it is one', async () => {
  const { make, gives, reaches } = story
  gives(csv('A'))
  const { id } = await make({}, 'source-once-1')
  await reaches('checked')
  expect((await make({}, 'source-once-1')).id).toBe(id)
  await expect(make({}, 'source-once-2')).rejects.toMatchObject({ fields: { address: [expect.any(String)] } })
})

test('what has not changed is fetched and not run; the stamps of before are sent', async () => {
  const { make, reaches, say, source, catalog, asked, context } = story
  story.answers((request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"' }).end(csv('A', 'B'))
  })
  await make()
  await say(await reaches('checked'))
  const { next_fetch_at: next } = await source()
  expect(new Date(next ?? 0).getTime() % HOUR_MS).toBe(0)
  expect(await fetchDueSources(catalog, { ...context(), now: new Date(Date.parse(next ?? '') - 1) })).toBe(0)
  expect(await fetchDueSources(catalog, { ...context(), now: new Date(next ?? '') })).toBe(1)
  await expect.poll(() => asked).toEqual([undefined, '"1"'])
  expect((await listImports(catalog, PAGE)).count).toBe(1)
})

test('JSON, and a feed of another Tahanan in parts', async () => {
  const { gives, make, reaches, shown, catalog, context, address } = story
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
  story.answers((request, response) =>
    response.end(request.url?.includes('before') ? part('11') : part('12', `${address}?before=12`)),
  )
  await make({ name: 'Feed', address: `${address}/feed.json` })
  const feed = await vi.waitFor(async () => {
    const found = (await listImports(catalog, PAGE)).results.find(({ file_name: name }) => name === 'Feed.csv')
    expect(found?.state).toBe('checked')
    return found?.id ?? 0
  }, PATIENCE)
  await startImport(catalog, context(), feed, { isPublished: true, brokerId: null, version: undefined })
  await expect.poll(() => shown()).toEqual(['Condo 11', 'Condo 12'])
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
  const { make, source, catalog } = story
  story.answers(hostile)
  await make()
  await vi.waitFor(async () => {
    const failed = await source()
    expect(failed).toMatchObject({ state: 'active', run: null, cause: expect.stringContaining(cause) })
    expect(Date.parse(failed.next_fetch_at ?? '')).toBeLessThan(Date.now() + 6 * 60_000)
  }, PATIENCE)
  expect((await listImports(catalog, PAGE)).count).toBe(0)
})

test('what fails for three days is paused, and its owner is told', async () => {
  const { gives, make, told, source, again, catalog } = story
  gives('', 'text/csv', 503)
  await make()
  await expect.poll(async () => (await source()).cause).toBe('It answered 503.')
  await catalog.pool.query(`update app.import_source set failing_since = now() - interval '3 days'`)
  await again()
  await expect.poll(() => source()).toMatchObject({ state: 'paused', next_fetch_at: null })
  expect(await told('Import paused: Partner')).toContain('It answered 503.')
})
