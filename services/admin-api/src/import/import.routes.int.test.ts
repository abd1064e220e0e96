import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { forgetImports } from '@tahanan/catalog/import-run/import-run-commands.ts'
import { passImport } from '@tahanan/catalog/import-run/pass-import.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import type { ImportAnswer } from '@tahanan/contracts/import/import-run.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

const { list, get, rows, update, start, exclude, takeBack } = importEndpoints
const HEADER = 'title,offer,asked,location,property type,owner,listed by'
const row = (name: string, asked = '2500000') => `${name},sale,${asked},Lipa,House and Lot,Ana Reyes,Office`

let api: TestAdminApi

beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const post = (bytes: string | Uint8Array, name = 'offers.csv', as: 'editor' | 'viewer' | 'nobody' = 'editor') =>
  api.request('POST', '/admin/imports/', { as, body: formOf({}, { file: [[name, Buffer.from(bytes)]] }) })

async function bring(lines: readonly string[], name?: string): Promise<ImportAnswer> {
  const reply = await post([HEADER, ...lines].join('\n'), name)
  expect(reply.status).toBe(201)
  return importEndpoints.create.answer.parse(reply.body)
}

/** What the job worker does when it gets the job. */
async function pass({ id, version }: Pick<ImportAnswer, 'id' | 'version'>): Promise<ImportAnswer> {
  const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'pass' }
  const { signal } = new AbortController()
  const job = { runId: id, version, signal, isLastAttempt: false }
  await passImport({ ...api.catalog, objects: api.objects }, context, job)
  return api.ask(get, { params: { id } })
}

/** A worker that is stopped after its first batch. */
function cutOff({ id, version }: ImportAnswer): Promise<void> {
  const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'pass' }
  const job = { runId: id, version, signal: AbortSignal.abort(new Error('cut off')), isLastAttempt: false }
  return passImport({ ...api.catalog, objects: api.objects }, context, job)
}

const correct = async ({ id }: ImportAnswer, mapping: Record<string, string>, defaults: Record<string, string> = {}) =>
  api.ask(update, { params: { id }, body: { mapping, defaults } })

const outcomes = async (id: number, query: Record<string, string> = {}) =>
  (await api.ask(rows, { params: { id }, query })).results.map(({ line, outcome }) => [line, outcome])

const keys = async () => {
  const found: string[] = []
  for await (const { key } of api.objects.list('documents', 'imports/')) found.push(key)
  return found
}

test('a file is checked, corrected, taken in once, and its rejects come back', async () => {
  const brought = await bring([row('Import house A'), row('Import house B', 'soon'), row('Import house A')])
  expect(brought).toMatchObject({
    state: 'checking',
    progress: 0,
    file_name: 'offers.csv',
    account: { name: 'editor' },
  })

  const checked = await pass(brought)
  expect(checked).toMatchObject({ state: 'checked', progress: 1, columns: { name: 'title', location: 'location' } })
  expect(checked.columns).not.toHaveProperty('price')

  const corrected = await correct(checked, { price: 'asked' })
  expect(corrected).toMatchObject({ state: 'checking', version: 2, mapping: { price: 'asked' }, counts: { rows: 0 } })
  await pass(checked)
  expect(await api.ask(get, { params: { id: corrected.id } })).toMatchObject({ state: 'checking' })
  const again = await pass(corrected)
  expect(again).toMatchObject({ state: 'checked', columns: { price: 'asked' } })
  expect(again.counts).toEqual({
    rows: 3,
    created: 1,
    changed: 0,
    held: 0,
    known: 0,
    rejected: 2,
    warned: 0,
    excluded: 0,
    taken_back: 0,
    vanished: 0,
  })
  expect(await outcomes(again.id)).toEqual([
    [2, 'created'],
    [3, 'rejected'],
    [4, 'rejected'],
  ])
  expect(await outcomes(again.id, { outcome: 'rejected', page: '2', page_size: '1' })).toEqual([[4, 'rejected']])

  const running = await api.ask(start, { params: { id: again.id } })
  expect(running).toMatchObject({ state: 'running', version: 3 })
  expect(
    (await api.request('PATCH', `/admin/imports/${running.id}/`, { body: { mapping: {}, defaults: {} } })).status,
  ).toBe(409)
  const done = await pass(running)
  expect(done).toMatchObject({ state: 'done', counts: { created: 1, rejected: 2 } })
  const found = await api.ask(listingEndpoints.list, { query: { q: 'import house a' } })
  expect(found.count).toBe(1)
  expect((await api.request('POST', `/admin/imports/${done.id}/start/`)).status).toBe(409)

  const rejects = await api.request('GET', `/admin/imports/${done.id}/rejects/`)
  expect(rejects.headers.get('content-disposition')).toContain(`import-${done.id}.rejects.csv`)
  const lines = String(rejects.body).split('\r\n')
  expect(lines[0]).toContain(`line,reason,${HEADER}`)
  expect(lines[1]).toMatch(/^3,.*Price.*Import house B,sale,soon/)
  expect(lines[2]).toMatch(/^4,same as line 2,/)
  expect(String((await api.request('GET', `/admin/imports/${done.id}/report/`)).body).split('\r\n')).toHaveLength(5)
  const actions = (await auditTrail(api.catalog.pool, 'import', done.id)).map(({ action }) => action)
  expect(actions).toEqual(['create', 'correct', 'start', 'complete', 'export', 'export'])
})

test('a pass that was cut off is begun again, and nothing is there twice', async () => {
  const lines = ['One', 'Two', 'Three'].map((name) => row(`Resumed ${name}`, '3000000'))
  const checked = await pass(await correct(await bring(lines), { price: 'asked' }))
  const running = await api.ask(start, { params: { id: checked.id } })
  await pass(running)
  // As a worker leaves it that dies before it says that it is done.
  await api.catalog.pool.query(`update app.import_run set state = 'running', bytes_done = 0 where id = $1`, [
    running.id,
  ])
  expect(await pass(running)).toMatchObject({ state: 'done', counts: { rows: 3, created: 3, known: 0 } })
  const { count } = await api.ask(listingEndpoints.list, { query: { q: 'resumed' } })
  expect(count).toBe(3)
  expect(await outcomes(running.id)).toHaveLength(3)
})

test('a row is known by its key column, whatever else has changed in it', async () => {
  const keyed = async (price: string) => {
    const lines = ['code,name,price', `A-1,Keyed house ${price},${price}`, `,Keyless house,${price}`]
    const reply = await post(lines.join('\n'))
    const { id } = importEndpoints.create.answer.parse(reply.body)
    const texts = { offer: 'sale', location: 'Lipa', property_type: 'House and Lot' }
    const defaults = { ...texts, listing_owner: 'Us', owner_of_the_property: 'On file' }
    return api.ask(update, { params: { id }, body: { mapping: {}, defaults, key_column: 'code' } })
  }
  const checked = await pass(await keyed('2500000'))
  expect(checked).toMatchObject({ key_column: 'code', counts: { created: 1, rejected: 1 } })
  expect((await api.ask(rows, { params: { id: checked.id }, query: { outcome: 'rejected' } })).results).toMatchObject([
    { line: 3, reason: 'its key column is empty' },
  ])
  await pass(await api.ask(start, { params: { id: checked.id } }))
  expect(await pass(await keyed('2600000'))).toMatchObject({ counts: { created: 0, known: 1 } })
})

test('a file that breaks further down fails with its cause, and can be deleted', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${HEADER}\n${row('Half')}\n${'x,'.repeat(100_000)}`),
    Buffer.from([0xff, 0xfe]),
  ])
  const reply = await post(bytes)
  const failed = await pass(importEndpoints.create.answer.parse(reply.body))
  expect(failed).toMatchObject({ state: 'failed', cause: expect.stringContaining('not UTF-8') })
  expect((await api.request('DELETE', `/admin/imports/${failed.id}/`)).status).toBe(204)
})

test('defaults fill what the file lacks', async () => {
  const reply = await post('title,price\nDefaulted house,2500000')
  const brought = importEndpoints.create.answer.parse(reply.body)
  const texts = { offer: 'sale', location: 'Lipa', property_type: 'House and Lot', listing_owner: 'Us' }
  const corrected = await correct(brought, {}, { ...texts, owner_of_the_property: 'On file' })
  expect(await pass(corrected)).toMatchObject({
    state: 'checked',
    counts: { created: 1 },
    defaults: { location: 'Lipa' },
  })
})

describe('what is checked', () => {
  test('shows what each row becomes; rows that are left out are not taken in, also after a correction', async () => {
    const checked = await pass(
      await correct(await bring(['A', 'B', 'C'].map((name) => row(`Chosen ${name}`))), { price: 'asked' }),
    )
    const params = { id: checked.id }
    const page = await api.ask(rows, { params, query: { outcome: 'created' } })
    expect(page.results[0]).toMatchObject({
      name: 'Chosen A',
      price: '₱2,500,000',
      kind: 'For Sale, House and lot',
      location: 'Lipa',
      listing_id: null,
    })
    const choose = (lines: number[], excluded: boolean) => api.ask(exclude, { params, body: { lines, excluded } })
    expect((await choose([2, 3, 4], true)).counts).toMatchObject({ created: 0, excluded: 3 })
    expect((await choose([2, 4], false)).counts).toMatchObject({ created: 2, excluded: 1 })
    const again = await pass(await correct(checked, { price: 'asked' }, { bedroom: '2' }))
    expect(again.counts).toMatchObject({ rows: 3, created: 2, excluded: 1 })
    expect(await outcomes(checked.id)).toEqual([
      [2, 'created'],
      [3, 'excluded'],
      [4, 'created'],
    ])
    const done = await pass(await api.ask(start, { params }))
    expect(done.counts).toMatchObject({ created: 2, excluded: 1 })
    const found = await api.ask(listingEndpoints.list, { query: { q: 'chosen' } })
    expect(found.results.map(({ name }) => name).toSorted()).toEqual(['Chosen A', 'Chosen C'])
    const taken = await api.ask(rows, { params, query: { outcome: 'created' } })
    expect(new Set(taken.results.map(({ listing_id: id }) => id))).toEqual(new Set(found.results.map(({ id }) => id)))
    expect(
      (await api.request('POST', `/admin/imports/${done.id}/rows/exclude/`, { body: { lines: [2], excluded: true } }))
        .status,
    ).toBe(409)
  })

  test('is taken in as drafts, under a broker', async () => {
    const broker = await api.ask(brokerEndpoints.create, { body: { name: 'Import broker' } })
    const checked = await pass(await correct(await bring([row('Drafted')]), { price: 'asked' }))
    const params = { id: checked.id }
    const refused = await api.request('POST', `/admin/imports/${checked.id}/start/`, { body: { broker_id: 999_999 } })
    expect(refused).toMatchObject({ status: 400, body: { broker_id: ['There is no broker 999999.'] } })
    const running = await api.ask(start, { params, body: { is_published: false, broker_id: broker.id } })
    expect(running).toMatchObject({ is_published: false, broker_id: broker.id })
    await pass(running)
    const found = await api.ask(listingEndpoints.list, { query: { q: 'drafted' } })
    const [{ id } = { id: 0 }] = found.results
    const edit = await api.ask(listingEndpoints.fetchEdit, { params: { id } })
    expect(edit).toMatchObject({ is_published: false, broker_id: broker.id })
  })
})

describe('taking back', () => {
  const ids = async (q: string) => (await api.ask(listingEndpoints.list, { query: { q } })).results.map(({ id }) => id)

  test('deletes what was taken in, leaves alone what was edited or given a paper since, and can be taken in again', async () => {
    const names = ['One', 'Two', 'Three', 'Four'].map((name) => row(`Back ${name}`))
    const checked = await pass(await correct(await bring(names), { price: 'asked' }))
    const params = { id: checked.id }
    const done = await pass(await api.ask(start, { params }))
    expect(done).toMatchObject({ state: 'done', can_take_back: true, counts: { created: 4 } })
    const [four = 0] = await ids('back four')
    const [three = 0] = await ids('back three')
    const [two = 0] = await ids('back two')
    await api.ask(listingEndpoints.update, { params: { id: four }, body: { bedroom: 2 } })
    await api.catalog.pool.query(
      `insert into app.document (listing_id, kind, object_key, size_bytes, created_at)
       values ($1, 'title', 'paper', 1, now())`,
      [three],
    )
    expect((await api.request('DELETE', `/admin/listing/${two}/`)).status).toBe(204)

    const going = await api.ask(takeBack, { params })
    expect(going).toMatchObject({ state: 'taking_back' })
    const back = await pass(going)
    expect(back).toMatchObject({ state: 'taken_back', can_take_back: false, counts: { created: 2, taken_back: 2 } })
    expect(new Set(await ids('back'))).toEqual(new Set([four, three]))
    expect(await outcomes(done.id, { outcome: 'created' })).toEqual([
      [4, 'created'],
      [5, 'created'],
    ])
    // What staff deleted by themselves stays known; the rest can come again.
    const again = await pass(await correct(back, { price: 'asked' }))
    expect(again.counts).toMatchObject({ created: 3, known: 1, taken_back: 0 })
    await pass(await api.ask(start, { params }))
    expect(await ids('back')).toHaveLength(3)
    const actions = (await auditTrail(api.catalog.pool, 'import', done.id)).map(({ action }) => action)
    expect(actions).toContain('take_back')
  })

  test('cut off, it goes on', async () => {
    const checked = await pass(await bring(['A', 'B', 'C'].map((name) => row(`Halfway ${name}`))))
    const params = { id: checked.id }
    await pass(await api.ask(start, { params }))
    const going = await api.ask(takeBack, { params })
    const [first = 0] = await ids('halfway')
    await expect(cutOff(going)).rejects.toThrow('cut off')
    expect(await api.ask(get, { params })).toMatchObject({ state: 'taking_back' })
    expect(await ids('halfway')).not.toContain(first)
    expect(await pass(going)).toMatchObject({ state: 'taken_back', counts: { created: 0, taken_back: 3 } })
    expect(await ids('halfway')).toEqual([])
  })

  test('409 for what was not taken in', async () => {
    const checked = await pass(await bring([row('Only checked')]))
    expect((await api.request('POST', `/admin/imports/${checked.id}/take-back/`)).status).toBe(409)
  })
})

describe('refused', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['nothing', '', /empty/],
    ['blank lines', '\n\n', /empty/],
    ['no rows', HEADER, /no row/],
    ['Latin-1', Buffer.from('title,price\nCasa Ni\u00f1o,1', 'latin1'), /not UTF-8/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), /not UTF-8/],
    ['zeroes', `a\0b,c\n1,2`, /no CSV/],
    ['an open quote', 'title,price\n"Casa,1', /cannot be read as CSV/],
  ])('400 for %s, and nothing is kept', async (_, bytes, words) => {
    const before = await keys()
    expect(await post(bytes)).toMatchObject({ status: 400, body: { file: [expect.stringMatching(words)] } })
    expect(await keys()).toEqual(before)
  })

  test('400 without a file, for an unknown field, and for a column that is not there', async () => {
    expect((await api.request('POST', '/admin/imports/', { body: formOf({}, {}) })).status).toBe(400)
    const { id } = await bring([row('Refused')])
    const patch = (mapping: object, defaults: object = {}) =>
      api.request('PATCH', `/admin/imports/${id}/`, { body: { mapping, defaults } })
    expect((await patch({ colour: 'asked' })).status).toBe(400)
    expect((await patch({}, { name: '' })).status).toBe(400)
    expect(await patch({ price: 'cost' })).toMatchObject({ status: 400, body: { mapping: [expect.any(String)] } })
    const named = await api.request('PATCH', `/admin/imports/${id}/`, {
      body: { mapping: {}, defaults: {}, key_column: 'code' },
    })
    expect(named).toMatchObject({ status: 400, body: { key_column: [expect.stringContaining('no column code')] } })
    expect((await api.request('GET', `/admin/imports/${id}/rows/?outcome=lost`)).status).toBe(400)
  })

  test('401, 403, 404 and 409', async () => {
    expect((await post(`${HEADER}\n${row('a')}`, 'a.csv', 'nobody')).status).toBe(401)
    expect((await post(`${HEADER}\n${row('a')}`, 'a.csv', 'viewer')).status).toBe(403)
    expect((await api.request('GET', '/admin/imports/', { as: 'viewer' })).status).toBe(403)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', 'rows/'],
      ['GET', 'report/'],
      ['GET', 'rejects/'],
      ['POST', 'start/'],
      ['POST', 'take-back/'],
      ['DELETE', ''],
    ] as const)
      expect((await api.request(method, `/admin/imports/999999/${path}`)).status).toBe(404)
    const { id } = await bring([row('Conflict')])
    expect((await api.request('POST', `/admin/imports/${id}/start/`)).status).toBe(409)
    const body = { mapping: {}, defaults: {}, version: 9 }
    expect(await api.request('PATCH', `/admin/imports/${id}/`, { body })).toMatchObject({
      status: 409,
      body: { code: 'stale', latest: { id, version: 1 } },
    })
  })
})

test('is found by its file name, and goes with its file: when deleted, and after 30 days', async () => {
  const { id } = await bring([row('Gone')], 'Lipa Agency.csv')
  const kept = await bring([row('Kept')], 'Lipa Agency 2.csv')
  expect((await api.ask(list, { query: { q: 'lipa agency' } })).results.map((run) => run.id)).toEqual([kept.id, id])
  const before = await keys()
  expect((await api.request('DELETE', `/admin/imports/${id}/`)).status).toBe(204)
  expect((await keys()).length).toBe(before.length - 1)
  expect((await api.request('GET', `/admin/imports/${id}/`)).status).toBe(404)
  await api.catalog.pool.query(`update app.import_run set created_at = now() - interval '31 days' where id = $1`, [
    kept.id,
  ])
  expect(await forgetImports({ ...api.catalog, objects: api.objects }, new Date())).toBe(1)
  expect((await keys()).length).toBe(before.length - 2)
  expect((await api.request('GET', `/admin/imports/${kept.id}/`)).status).toBe(404)
})
