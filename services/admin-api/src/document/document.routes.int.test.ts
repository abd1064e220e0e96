import { createHash } from 'node:crypto'
import { documentEndpoints } from '@tahanan/contracts/document/document.endpoints.ts'
import type { DocumentAnswer } from '@tahanan/contracts/document/document.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openProjectCalls } from '../project/project-calls.fixture.ts'
import { type Reply, startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { formOf } from '../upload/form-of.fixture.ts'

let api: TestAdminApi
let listingId: number
let scans = 0

beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  listingId = await addBrokerageListing()
})

async function addBrokerageListing(status = 0): Promise<number> {
  const owners = { listing_owner: 'Ana', owner_of_the_property: 'Ana' }
  const body = { name: 'House', location: 'Lipa', listing_status: status, ...owners }
  return (await api.ask(listingEndpoints.create, { query: { listing_type: 'brokerage' }, body })).id
}

const newScan = () => phonePhoto({ width: 300, height: 400, seed: (scans += 1) })

/** The least that is one from outside, so many bytes long. */
function pdfOf(sizeBytes: number): Buffer {
  const [header, trailer] = ['%PDF-1.7\n', '\n%%EOF\n']
  return Buffer.from(header + ' '.repeat(sizeBytes - header.length - trailer.length) + trailer)
}

function post(field: string, form: FormData, id = listingId): Promise<Reply> {
  return api.request('POST', `/admin/listing/${id}/upload_brokerage_docs/?brokerage_field=${field}`, { body: form })
}

async function upload(
  field: string,
  texts: Readonly<Record<string, string>> = {},
  scan?: Buffer,
  fileName = 'scan.jpg',
) {
  const reply = await post(field, formOf(texts, { 'image[]': [[fileName, scan ?? (await newScan())]] }))
  const [document] = documentEndpoints.upload.answer.parse(reply.body)
  if (document === undefined) throw new Error(`Nothing was added: ${reply.status}`)
  return document
}

const slots = async () => {
  const { brokerage_listing: papers } = await api.ask(listingEndpoints.fetchEdit, { params: { id: listingId } })
  const idsOf = (documents: readonly DocumentAnswer[] = []) => documents.map(({ id }) => id)
  return {
    title: idsOf(papers?.title),
    tax_declaration: idsOf(papers?.tax_declaration),
    sketch_plan: idsOf(papers?.sketch_plan),
    authority_to_lease: idsOf(papers?.authority_to_lease),
  }
}

/** The bytes themselves, which `request` would take for text. */
async function view({ url }: DocumentAnswer, as: 'viewer' | 'nobody' = 'viewer') {
  const headers = as === 'nobody' ? undefined : { authorization: `Bearer ${api.tokens[as]}` }
  const answer = await fetch(`${new URL(api.address).origin}${url}`, headers && { headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('upload_brokerage_docs', () => {
  test('201, each kind in its slot of the edit and the view shape', async () => {
    const title = await upload('title')
    const tax = await upload('tax_declaration')
    const plan = await upload('sketch_plan', { valid_until: '2027-01-31' })
    expect(plan).toMatchObject({ kind: 'sketch_plan', valid_until: '2027-01-31', content_type: 'image/jpeg' })
    expect(await slots()).toEqual({
      title: [title.id],
      tax_declaration: [tax.id],
      sketch_plan: [plan.id],
      authority_to_lease: [],
    })
    const { brokerage_listing: viewed } = await api.ask(listingEndpoints.fetchView, { params: { id: listingId } })
    expect(viewed?.title).toEqual([title])
  })

  test('201 again for the same key: one paper, one file', async () => {
    const kept = async () => {
      const keys: string[] = []
      for await (const { key } of api.objects.list('documents', '')) keys.push(key)
      return keys.length
    }
    const before = await kept()
    const scan = await newScan()
    const send = () =>
      api.request('POST', `/admin/listing/${listingId}/upload_brokerage_docs/?brokerage_field=title`, {
        body: formOf({}, { 'image[]': [['scan.jpg', scan]] }),
        headers: { 'idempotency-key': 'paper-1' },
      })
    const first = await send()
    expect(first.status).toBe(201)
    expect((await send()).body).toEqual(first.body)
    expect((await slots()).title).toHaveLength(1)
    expect(await kept()).toBe(before + 1)
  })

  test('both authorities share a slot; what was uploaded stays what it was (decision 69)', async () => {
    const sell = await upload('authority_to_sell')
    const named = await upload('authority_to_lease')
    expect([sell.kind, named.kind]).toEqual(['authority_to_sell', 'authority_to_sell'])
    await api.request('POST', `/admin/listing/${listingId}/update/`, { body: { listing_status: 1 } })
    const lease = await upload('authority_to_lease')
    expect(lease.kind).toBe('authority_to_lease')
    expect((await slots()).authority_to_lease).toEqual([sell.id, named.id, lease.id])
  })

  test('400 for an unknown field, a wrong date, no picture; 404 for no listing', async () => {
    const scan = await newScan()
    const form = (texts: Readonly<Record<string, string>> = {}, bytes: Uint8Array = scan) =>
      formOf(texts, { 'image[]': [['scan.pdf', bytes]] })
    const unknown = await post('deed', form())
    expect([unknown.status, Object.keys(unknown.body ?? {})]).toEqual([400, ['brokerage_field']])
    expect(await post('title', form({ valid_until: 'soon' }))).toMatchObject({
      status: 400,
      body: { valid_until: ['Give a day from 1900 on, such as 2026-01-31.'] },
    })
    expect(await post('title', form({}, Buffer.from('<html>%PDF-1.7')))).toMatchObject({
      status: 400,
      body: { 'image[]': ['Invalid image format: scan.pdf'] },
    })
    expect((await post('title', form(), 999_999)).status).toBe(404)
    expect((await slots()).title).toEqual([])
  })

  test('400 for a project listing', async () => {
    const calls = await openProjectCalls(api)
    const unitId = await calls.addUnit((await calls.add()).id)
    const reply = await post('title', formOf({}, { 'image[]': [['a.jpg', await newScan()]] }), unitId)
    expect(reply).toMatchObject({
      status: 400,
      body: { brokerage_field: [expect.stringContaining('project listing')] },
    })
  })
})

describe('one document', () => {
  test('is streamed as it came, to staff alone, and kept by nobody on the way', async () => {
    const scan = await newScan()
    const document = await upload('title', {}, scan)
    const { status, headers, bytes } = await view(document)
    expect(status).toBe(200)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(scan).digest('hex'))
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/jpeg',
      'content-length': String(scan.length),
      'content-disposition': 'inline; filename="scan.jpg"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect((await view(document, 'nobody')).status).toBe(401)
  })

  test('a PDF is kept as it came under its name, and saved by browsers, not shown', async () => {
    const pdf = pdfOf(5_000)
    const document = await upload('title', {}, pdf, 'Título ng “Lupa”.pdf')
    expect(document).toMatchObject({
      file_name: 'Título ng “Lupa”.pdf',
      content_type: 'application/pdf',
      size: pdf.length,
    })
    const { headers, bytes } = await view(document)
    expect(bytes.equals(pdf)).toBe(true)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''T%C3%ADtulo/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test.each([
    [
      'a page that says it is a PDF',
      'a.pdf',
      Buffer.from('<!doctype html><script>alert(1)</script>%%EOF'),
      'Invalid image format: a.pdf',
    ],
    ['an empty file', 'b.pdf', Buffer.alloc(0), 'These files are empty: b.pdf'],
    ['a PDF without an end', 'c.pdf', Buffer.from('%PDF-1.7\nobj'), 'These files are damaged, or were cut off: c.pdf'],
    ['11 MB', 'd.pdf', pdfOf(11 * 1024 * 1024), 'Use at most 10 MB for each file: d.pdf'],
  ])('400 for %s, and nothing is kept', async (_what, name, bytes, message) => {
    const reply = await post(
      'title',
      formOf(
        {},
        {
          'image[]': [
            ['good.pdf', pdfOf(100)],
            [name, bytes],
          ],
        },
      ),
    )
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ 'image[]': expect.arrayContaining([message]) })
    expect((await slots()).title).toEqual([])
  })

  test.each([
    ['../../etc/title.pdf', 'title.pdf'],
    ['C:\\papers\\title.pdf', 'title.pdf'],
    ['ti\u0007tle\u202Efdp.pdf', 'titlefdp.pdf'],
    [`${'mahaba '.repeat(43)}.pdf`, expect.stringMatching(/^mahaba .{1,72}\.pdf$/u)],
  ])('the name %j is cleaned, and kept', async (sent, kept) => {
    expect((await upload('title', {}, pdfOf(100), sent)).file_name).toEqual(kept)
  })

  test('every look at it is in the audit trail, with who it was', async () => {
    const document = await upload('title')
    await view(document)
    await view(document)
    await view(document, 'nobody')
    const trail = await auditTrail(api.catalog.pool, 'document', document.id)
    expect(trail.map(({ action, account }) => [action, account])).toEqual([
      ['create', api.accountIds.editor],
      ['view', api.accountIds.viewer],
      ['view', api.accountIds.viewer],
    ])
  })

  test('is nowhere in an event, and not in the bucket of public pictures', async () => {
    const { id, url } = await upload('title')
    const { rows } = await api.catalog.pool.query<{ key: string }>(
      'select object_key as key from app.document where id = $1',
      [id],
    )
    const key = rows[0]?.key ?? ''
    expect(await api.objects.stat('documents', key)).toBeDefined()
    for (const bucket of ['media', 'originals'] as const) expect(await api.objects.stat(bucket, key)).toBeUndefined()
    const outbox = await api.catalog.outboxText()
    for (const secret of [key, url, 'listing-documents', 'tax_declaration']) expect(outbox).not.toContain(secret)
  })

  test('is gone once deleted, with the listing as well', async () => {
    const [first, second] = [await upload('title'), await upload('sketch_plan')]
    expect((await api.request('DELETE', `/admin/listing-documents/${first.id}/`)).status).toBe(204)
    expect((await api.request('DELETE', `/admin/listing-documents/${first.id}/`)).status).toBe(404)
    expect((await view(first)).status).toBe(404)
    expect((await slots()).title).toEqual([])
    await api.request('DELETE', `/admin/listing/${listingId}/`)
    expect((await view(second)).status).toBe(404)
    expect(await auditTrail(api.catalog.pool, 'document', second.id)).toMatchObject([
      { action: 'create' },
      { action: 'delete' },
    ])
  })

  test('403 for who may not change, 404 for none', async () => {
    const { id } = await upload('title')
    expect((await api.request('DELETE', `/admin/listing-documents/${id}/`, { as: 'viewer' })).status).toBe(403)
    expect((await api.request('GET', '/admin/listing-documents/999999/')).status).toBe(404)
  })
})
