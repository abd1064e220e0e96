import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { leadNotice } from '@tahanan/catalog/lead/lead-mail.ts'
import { findLead } from '@tahanan/catalog/lead/lead.store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListingCalls, openListingCalls } from '../listing/listing-calls.fixture.ts'
import { startTestAdminApi } from '../router/admin-api.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'

let calls: ListingCalls
let slug = ''
beforeAll(async () => {
  calls = await openListingCalls()
  const { id } = await calls.createBrokerage({})
  slug = `house-in-lipa-${id}`
})
afterAll(() => calls.api.close())

const report = (more: Record<string, unknown>) =>
  calls.api.request('POST', '/lead/report/', {
    as: 'nobody',
    body: { listing_slug: slug, reason: 'gone', elapsed_ms: 9_000, ...more },
  })

async function reported(body: unknown) {
  const { reference } = leadPublicEndpoints.report.answer.parse(body)
  const { results } = await calls.api.ask(leadEndpoints.list, { query: { q: reference, spam: 'all' } })
  return results[0]
}

test('201: a lead of its own source with its reason, of nobody where nobody is named', async () => {
  const { status, body } = await report({ message: 'Sold in May.' })
  expect(status).toBe(201)
  const lead = await reported(body)
  expect(lead).toMatchObject({
    source: 'report',
    report_reason: 'gone',
    listing_slug: slug,
    message: 'Sold in May.',
    fullname: '',
    email: '',
    phone: '',
    consent_at: null,
    is_spam: false,
  })
  const { counts, results } = await calls.api.ask(leadEndpoints.list, { query: { source: 'report' } })
  expect(counts.source.report).toBeGreaterThan(0)
  expect(results.map(({ source }) => source)).not.toContain('listing')
  const stored = await findLead(calls.api.catalog.pool, lead?.id ?? 0)
  if (stored === undefined) throw new Error('The report is not there.')
  const { subject, text } = leadNotice(stored, 'https://tahanan.example')
  expect(subject).toBe('Listing reported: House in Lipa')
  expect(text).toContain('Reason: It is sold, leased or no longer offered')
  expect(text).not.toContain('asks about')
})

test('with an address it can be answered, and a machine’s is spam', async () => {
  expect(await reported((await report({ email: 'maria@example.ph' })).body)).toMatchObject({
    email: 'maria@example.ph',
    consent_at: expect.any(String),
  })
  expect(await reported((await report({ elapsed_ms: 100 })).body)).toMatchObject({ is_spam: true })
})

test.each([
  [{ reason: 'boring' }, 'reason'],
  [{ reason: undefined }, 'reason'],
  [{ listing_slug: '' }, 'listing_slug'],
  [{ listing_slug: 'never-was-1' }, 'listing_slug'],
  [{ email: 'nobody' }, 'email'],
  [{ message: 'x'.repeat(5_001) }, 'message'],
  [{ source: 'listing' }, 'source'],
])('400 for %o', async (more, field) => {
  const reply = await report(more)
  expect(reply.status).toBe(400)
  expect(refusedFields(reply)).toEqual([field])
})

test('an enquiry cannot pose as a report, nor can staff add one', async () => {
  for (const path of ['/lead/', '/admin/leads/']) {
    const body = { source: 'report', fullname: 'A', phone: '0917 555 1234', email: 'a@b', message: 'x' }
    const reply = await calls.api.request('POST', path, { body })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, expect.arrayContaining(['source'])])
  }
})

test('429 as for enquiries: reports and enquiries of one client about one listing count together', async () => {
  const { id } = await calls.createBrokerage({})
  const about = { listing_slug: `house-in-lipa-${id}` }
  const statuses: number[] = []
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await report(about)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('exports say the reason', async () => {
  const csv = await calls.api.ask(leadEndpoints.export, { query: { source: 'report' } })
  expect(csv.split('\r\n')[0]).toContain('report_reason')
  expect(csv).toContain(',gone,')
})

test('404: to the letter of the specification there is no such call', async () => {
  const strict = await startTestAdminApi({ leads: { goesBeyondSpec: false } })
  try {
    const { status } = await strict.request('POST', '/lead/report/', { as: 'nobody', body: {} })
    expect(status).toBe(404)
  } finally {
    await strict.close()
  }
})
