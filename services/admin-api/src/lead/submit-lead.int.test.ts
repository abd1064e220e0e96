import { randomUUID } from 'node:crypto'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'
import { buildEnquiry } from './lead.fixture.ts'

const { submit } = leadPublicEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi({ trustedProxies: 1 })
})
afterAll(() => api.close())

let visitors = 0
const newAddress = (): string => `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`
const from = (address: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...more })
const send = (body: unknown, headers: Record<string, string> = from(newAddress())) =>
  api.request('POST', '/lead/', { as: 'nobody', body, headers })
const referenceOf = (body: unknown): string => submit.answer.parse(body).reference

async function storedLead(reference: string) {
  const { results } = await api.ask(leadEndpoints.list, { query: { q: reference, spam: 'all' } })
  expect(results).toHaveLength(1)
  return results[0]
}

async function makeListing(name: string) {
  const { id } = await api.ask(listingEndpoints.create, {
    query: { listing_type: 'brokerage' },
    body: {
      name,
      location: 'Lipa, Batangas',
      listing_owner: 'A. Reyes',
      owner_of_the_property: 'B. Cruz',
      property_type: 0,
      property_subtype: 0,
      property_status: 0,
      price: '5200000',
    },
  })
  const { rows } = await api.catalog.pool.query<{ slug: string }>('select slug from app.listing where id = $1', [id])
  return { id, slug: rows[0]?.slug ?? '' }
}

describe('POST /lead/', () => {
  test('201 with a reference; the words are kept as typed, the consent with its time', async () => {
    const enquiry = buildEnquiry({ fullname: 'José Peñafrancia 東京 🏠', phone: '0917-555 1234' })
    const reply = await send(enquiry)
    expect(reply.status).toBe(201)
    expect(await storedLead(referenceOf(reply.body))).toMatchObject({
      fullname: enquiry.fullname,
      phone: '0917-555 1234',
      phone_e164: '+639175551234',
      status: 'new',
      is_spam: false,
      added_by: null,
      consent_at: expect.any(String),
    })
  })

  test('HTML stays text', async () => {
    const script = '<script>alert(1)</script><b>&amp;'
    const reply = await send(buildEnquiry({ fullname: script, message: script }))
    expect(await storedLead(referenceOf(reply.body))).toMatchObject({ fullname: script, message: script })
  })

  test('400 in the words of §5', async () => {
    const { source, consent, elapsed_ms } = buildEnquiry()
    expect(await send({ source, consent, elapsed_ms })).toMatchObject({
      status: 400,
      body: {
        fullname: ['Required.'],
        email: ['E-mail is required'],
        phone: ['Required.'],
        message: ['Required.'],
      },
    })
    const empty = { fullname: ' ', email: '', phone: '', message: '\n' }
    expect(await send({ ...buildEnquiry(), ...empty })).toMatchObject({
      status: 400,
      body: { fullname: ['Required.'], email: ['E-mail is required'], phone: ['Required.'], message: ['Required.'] },
    })
  })

  test.each<[string, object, string]>([
    ['an address without an @', { email: 'maria' }, 'email'],
    ['nothing before the @', { email: '@example.com' }, 'email'],
    ['nothing after the @', { email: 'maria@' }, 'email'],
    ['a long address', { email: `${'a'.repeat(250)}@b.co` }, 'email'],
    ['a short number', { phone: '12345' }, 'phone'],
    ['a long number', { phone: '1'.repeat(21) }, 'phone'],
    ['no consent', { consent: false }, 'consent'],
    ['an unknown source', { source: 'radio' }, 'source'],
    ['NUL', { message: 'a\0b' }, 'message'],
    ['half an emoji', { fullname: 'a\ud800' }, 'fullname'],
    ['a long message', { message: 'x'.repeat(5_001) }, 'message'],
    ['a time before the form', { elapsed_ms: -1 }, 'elapsed_ms'],
    ['another field', { assignee: 1 }, 'assignee'],
    ['text for a name', { fullname: ['a'] }, 'fullname'],
  ])('400 for %s', async (_what, wrong, field) => {
    const reply = await send({ ...buildEnquiry(), ...wrong })
    expect(reply.status).toBe(400)
    expect(refusedFields(reply)).toEqual([field])
  })

  test('400 for no JSON, 413 for more than a form can hold', async () => {
    expect((await send('{')).status).toBe(400)
    expect((await send(JSON.stringify({ message: 'x'.repeat(70_000) }))).status).toBe(413)
  })

  test('an e-mail that is not valid is told so', async () => {
    expect(await send(buildEnquiry({ email: 'maria' }))).toMatchObject({ body: { email: ['E-mail must be valid'] } })
  })
})

describe('the listing', () => {
  test('is kept as it was, also by an old slug, and when it is gone', async () => {
    const { id, slug } = await makeListing('House in Lipa')
    const asked = async (listing_slug: string) =>
      storedLead(referenceOf((await send(buildEnquiry({ source: 'listing', listing_slug }))).body))
    const first = { listing_id: id, listing_slug: slug, listing_name: 'House in Lipa', listing_price: '₱5,200,000' }
    expect(await asked(slug)).toMatchObject({ ...first, listing_url: `/listing/${slug}/` })

    await api.ask(listingEndpoints.update, { params: { id }, body: { name: 'Villa in Lipa' } })
    expect(await asked(slug)).toMatchObject({ listing_id: id, listing_name: 'Villa in Lipa' })
    await api.request('DELETE', `/admin/listing/${id}`)
    expect(await asked(slug)).toMatchObject({ listing_id: id, listing_name: 'Villa in Lipa' })
    expect(await asked('never-was-1')).toMatchObject({ listing_id: null, listing_slug: 'never-was-1' })

    const { results } = await api.ask(leadEndpoints.list, { query: { q: 'House in Lipa' } })
    expect(results).toMatchObject([first])
  })
})

describe('machines', () => {
  test.each([{ website: 'https://spam.example' }, { elapsed_ms: 300 }])(
    '%j is thanked, and kept as spam',
    async (sign) => {
      const reply = await send(buildEnquiry(sign))
      expect(reply.status).toBe(201)
      expect(await storedLead(referenceOf(reply.body))).toMatchObject({ is_spam: true, status: 'closed' })
    },
  )

  test('429 after five an hour from one address about one listing', async () => {
    const { slug } = await makeListing('Busy house')
    const address = newAddress()
    const replies = await Promise.all(
      Array.from({ length: 9 }, () => send(buildEnquiry({ listing_slug: slug }), from(address))),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 201, 201, 429, 429, 429, 429,
    ])
    const refused = replies.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect((await send(buildEnquiry(), from(address))).status).toBe(201)
    expect((await send(buildEnquiry({ listing_slug: slug }))).status).toBe(201)
    const { rows } = await api.catalog.pool.query<{ text: string }>(
      `select string_agg(a::text, ' ') as text from app.lead_attempt a`,
    )
    expect(rows[0]?.text).not.toContain(address)
  })

  test('429 after 20 an hour from one client over all listings; its port makes it no other client', async () => {
    const address = newAddress()
    const slugs = await Promise.all([1, 2, 3, 4, 5].map((number) => makeListing(`Flooded house ${number}`)))
    const statuses = []
    for (const { slug } of slugs)
      for (let at = 0; at < 5; at += 1) {
        const reply = await send(buildEnquiry({ listing_slug: slug }), from(`${address}:${4_000 + statuses.length}`))
        statuses.push(reply.status)
      }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), ...Array.from({ length: 5 }, () => 429)])
    expect((await send(buildEnquiry(), from(newAddress()))).status).toBe(201)
  })

  test('a made-up slug is no way around the limit', async () => {
    const address = newAddress()
    for (let at = 0; at < 5; at += 1) await send(buildEnquiry({ listing_slug: `made-up-${at}` }), from(address))
    expect((await send(buildEnquiry({ listing_slug: 'made-up-6' }), from(address))).status).toBe(429)
  })
})

describe('Idempotency-Key', () => {
  test('is one lead, also when it comes ten times at once', async () => {
    const headers = from(newAddress(), { 'idempotency-key': randomUUID() })
    const enquiry = buildEnquiry()
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(enquiry, headers)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    const references = new Set(replies.map(({ body }) => referenceOf(body)))
    expect(references.size).toBe(1)
    await storedLead([...references].join(''))
  })

  test('422 for other words under a used key, also of somebody else; what came first stays', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const enquiry = buildEnquiry()
    const address = newAddress()
    const first = referenceOf((await send(enquiry, from(address, key))).body)
    for (const changed of [{ ...enquiry, phone: '0917 999 0000' }, buildEnquiry()]) {
      expect(await send(changed, from(newAddress(), key))).toMatchObject({
        status: 422,
        body: { code: 'reused_key', detail: expect.stringContaining('Send it again under a new key.') },
      })
    }
    const again = await send({ ...enquiry, elapsed_ms: enquiry.elapsed_ms + 60_000 }, from(address, key))
    expect(referenceOf(again.body)).toBe(first)
    expect(await storedLead(first)).toMatchObject({ phone: enquiry.phone })
  })

  test('400 when it is too long', async () => {
    const headers = from(newAddress(), { 'idempotency-key': 'x'.repeat(201) })
    expect(await send(buildEnquiry(), headers)).toMatchObject({ status: 400 })
  })
})

test('two hundred at once while connections are killed: each reference is there once, and no lead is there twice', async () => {
  const enquiries = Array.from({ length: 200 }, () => ({
    enquiry: buildEnquiry(),
    headers: from(newAddress(), { 'idempotency-key': randomUUID() }),
  }))
  const killer = openPool({ connectionString: api.catalog.connectionString, max: 1, applicationName: 'killer' })
  let acknowledged = 0
  let killed = 0
  const references = await Promise.all(
    enquiries.map(async ({ enquiry, headers }) => {
      const reference = await vi.waitFor(async () => referenceOf((await send(enquiry, headers)).body), {
        timeout: 60_000,
        interval: 50,
      })
      acknowledged += 1
      if (acknowledged % 10 === 0) {
        const { rowCount } = await killer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
        )
        killed += rowCount ?? 0
      }
      return reference
    }),
  )
  await killer.end()
  expect(killed).toBeGreaterThan(0)
  expect(new Set(references).size).toBe(200)
  const { rows } = await api.catalog.pool.query<{ leads: number; emails: number }>(
    `select count(*)::integer as leads, count(distinct email)::integer as emails from app.lead where email = any($1)`,
    [enquiries.map(({ enquiry }) => enquiry.email)],
  )
  expect(rows).toEqual([{ leads: 200, emails: 200 }])
})

test('PUBLIC_LEADS=off: 204 whatever is sent, and nothing is kept', async () => {
  const closed = await startTestAdminApi({ leads: { takesPublicLeads: false } })
  try {
    for (const body of [buildEnquiry(), {}, { anything: 1 }])
      expect((await closed.request('POST', '/lead/', { as: 'nobody', body })).status).toBe(204)
    expect((await closed.ask(leadEndpoints.list, { query: { spam: 'all' } })).count).toBe(0)
  } finally {
    await closed.close()
  }
})
