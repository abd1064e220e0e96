import { randomBytes } from 'node:crypto'
import { tidyAlerts } from '@tahanan/catalog/alert/alert-person.ts'
import { tokenHash } from '@tahanan/catalog/token/token.ts'
import { alertsAnswerSchema } from '@tahanan/contracts/alert/alert.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const DAY_MS = 86_400_000

let api: TestAdminApi
const lines: string[] = []
beforeAll(async () => {
  api = await startTestAdminApi({ trustedProxies: 1, onLogLine: (line) => void lines.push(line) })
})
afterAll(() => api.close())

let visitors = 0
const wish = { search: 'kind=house', cadence: 'daily', language: 'en', elapsed_ms: 9_000 }
const ask = (changes: object, address = `10.0.0.${(visitors += 1)}`) =>
  api.request('POST', '/alert/', {
    as: 'nobody',
    body: { ...wish, ...changes },
    headers: { 'x-forwarded-for': address },
  })

const countOf = async (table: string): Promise<number> =>
  (await api.catalog.pool.query(`select from app.${table}`)).rowCount ?? 0

/** Asks, and answers what stands in the link of the mail. */
async function askedToken(email: string, changes: object = {}): Promise<string> {
  expect((await ask({ email, ...changes })).status).toBe(204)
  const token = randomBytes(32).toString('base64url')
  await api.catalog.pool.query(
    `update app.alert_mail set token_hash = $2 where id = (select m.id from app.alert_mail m
       join app.alert_address a on a.id = m.address_id where a.email_folded = $1 order by m.created_at desc limit 1)`,
    [email, tokenHash(token)],
  )
  return token
}

const act = (token: string, body: unknown) => api.request('POST', `/alert/${token}/`, { as: 'nobody', body })
const shown = (token: string) => api.request('GET', `/alert/${token}/`, { as: 'nobody' })

describe('asking', () => {
  test.each([
    [{}, { email: ['E-mail is required'] }],
    [{ email: 'nobody' }, { email: ['E-mail must be valid'] }],
    [{ email: 'one@a.example,two@b.example' }, { email: ['E-mail must be valid'] }],
    // What could not be read again from the text that is kept.
    [{ email: 'a@b', search: 'bbox=0.0000001,0.0000001,130,20' }, { search: [expect.stringContaining('bbox')] }],
    [{ email: 'a@b', search: `q=${`${'ﬃ'.repeat(13)} `.repeat(10)}` }, { search: [expect.stringContaining('q: ')] }],
    [
      { email: 'a@b', search: 'kind=castle' },
      { search: [expect.stringContaining('kind: Use one or more of these, with commas between them: home')] },
    ],
    [{ email: 'a@b', search: 'area=999999999' }, { search: ['area: There is no area with this code.'] }],
    [{ email: 'a@b', search: 'nobody=1' }, { search: [expect.stringContaining('nobody')] }],
    [{ email: 'a@b', search: 'lot_min=9&lot_max=2' }, { search: ['lot_min: Give lot_max or less.'] }],
    [{ email: 'a@b', search: undefined }, { search: ['Give search or listing_slug, one of them.'] }],
    [{ email: 'a@b', search: undefined, listing_slug: 'none' }, { listing_slug: [expect.stringContaining('no such')] }],
    [{ email: 'a@b', cadence: 'hourly' }, { cadence: [expect.any(String)] }],
    [{ email: 'a@b', language: 'de' }, { language: [expect.any(String)] }],
  ])('%j is refused by name, and nothing is kept', async (changes, fields) => {
    const reply = await ask(changes)
    expect(reply).toMatchObject({ status: 400, body: fields })
    expect([await countOf('alert_address'), await countOf('alert')]).toEqual([0, 0])
  })

  test('what looks automatic is let pass and forgotten', async () => {
    for (const automatic of [{ website: 'x' }, { elapsed_ms: 100 }]) {
      expect((await ask({ email: 'bot@example.com', ...automatic })).status).toBe(204)
    }
    expect(await countOf('alert_address')).toBe(0)
  })

  test('forty asks for one address: five a day, whoever asks, whether it is known or not', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 40; at += 1)
      statuses.push((await ask({ email: 'flood@example.com', search: `bedrooms=${at % 20}` })).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(5)
    expect(statuses.slice(5).every((status) => status === 429)).toBe(true)
    const refused = await ask({ email: 'Flood@Example.com' })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(JSON.stringify(refused.body)).not.toMatch(/flood/i)
    expect((await ask({ email: 'other@example.com' })).status).toBe(204)
  })

  test('one client asks ten times an hour', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1)
      statuses.push((await ask({ email: `many${at}@example.com` }, '198.51.100.7')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429])
  })

  test('asked at once from many places, one alert comes of it', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask({ email: 'race@example.com' })))
    const { rows } = await api.catalog.pool.query(
      `select from app.alert a join app.alert_address p on p.id = a.address_id where email_folded = 'race@example.com'`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a mail’s link', () => {
  test('shows, confirms twice alike, changes, ends and begins again', async () => {
    const token = await askedToken('maria@example.com', { search: 'kind=house&q=pool garden' })
    const before = await shown(token)
    expect(before.body).toMatchObject({
      alerts: [{ title: '“pool garden” · House', state: 'asked', cadence: 'daily' }],
    })
    expect(before.body).toMatchObject({ alerts: [{ path: '/search?kind=house&search=pool+garden' }] })
    for (let time = 0; time < 2; time += 1) {
      expect(await act(token, { act: 'confirm' })).toMatchObject({ status: 200, body: { alerts: [{ state: 'on' }] } })
    }
    expect((await act(token, { act: 'at-once' })).body).toMatchObject({ alerts: [{ cadence: 'at-once' }] })
    const ended = await act(token, { act: 'end' })
    expect(ended.body).toMatchObject({ alerts: [{ state: 'ended' }] })
    // With all others it does not begin again, by its name it does.
    expect((await act(token, { act: 'confirm' })).body).toMatchObject({ alerts: [{ state: 'ended' }] })
    const id = alertsAnswerSchema.parse(ended.body).alerts[0]?.id ?? 0
    expect((await act(token, { act: 'confirm', alert: id })).body).toMatchObject({ alerts: [{ state: 'on' }] })
    expect(await api.catalog.auditActions('alert', id)).toEqual(['ask', 'confirm', 'at-once', 'end', 'confirm'])
  })

  test('that nobody was mailed is 404, and none is guessed by its form', async () => {
    const token = randomBytes(32).toString('base64url')
    expect(await shown(token)).toMatchObject({
      status: 404,
      body: { detail: 'There is no alert behind this link any more.' },
    })
    expect((await act(token, { act: 'end' })).status).toBe(404)
    expect((await shown('x')).status).toBe(404)
    expect(await act(token, { act: 'delete' })).toMatchObject({ status: 400, body: { act: [expect.any(String)] } })
  })

  test('a form leads back to its page, in its language', async () => {
    const token = await askedToken('form@example.com')
    for (const body of [new FormData(), new URLSearchParams()]) {
      body.set('act', 'confirm')
      body.set('language', 'fil')
      const reply = await fetch(`${api.address}/alert/${token}/`, { method: 'POST', body, redirect: 'manual' })
      expect(reply.status).toBe(303)
      expect(reply.headers.get('location')).toBe(`/fil/alert/${token}?done=confirm`)
    }
    expect((await shown(token)).body).toMatchObject({ alerts: [{ state: 'on' }] })
  })

  test.each([
    ['as RFC 8058 sends it', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['without a body', undefined],
  ])('one click ends all of an address, %s', async (how, body) => {
    const email = `click${how.length}@example.com`
    await act(await askedToken(email, { search: 'kind=land' }), { act: 'confirm' })
    const token = await askedToken(email)
    await act(token, { act: 'confirm' })
    const reply = await fetch(`${api.address}/alert/${token}/unsubscribe/`, { method: 'POST', ...(body && { body }) })
    expect(reply.status).toBe(204)
    expect((await shown(token)).body).toMatchObject({ alerts: [{ state: 'ended' }, { state: 'ended' }] })
  })

  test('an address has twenty at most', async () => {
    const token = await askedToken('collector@example.com')
    await api.catalog.pool.query(
      `insert into app.alert (address_id, language, cadence, state, search, anchor, offer, kind, price_min, price_max,
         bedrooms_min, bedrooms_max, asked_at, begun_at)
       select address_id, 'en', 'daily', 'on', 'posted=' || n, '', 2, '', -1, 1, -1, 1, now(), now()
       from app.alert a join app.alert_address p on p.id = a.address_id, generate_series(1, 20) n
       where p.email_folded = 'collector@example.com'`,
    )
    expect(await act(token, { act: 'confirm' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('its token stands in no line of the log', async () => {
    const token = await askedToken('log@example.com')
    await shown(token)
    expect(lines.join('')).toContain('/alert/[token]/')
    expect(lines.join('')).not.toContain(token)
    expect(lines.join('')).not.toMatch(/@example\.com/)
  })
})

describe('a person', () => {
  test('is exported and erased with their alerts: nothing is left anywhere', async () => {
    const planted = 'xenia-planted@example.com'
    const token = await askedToken(planted)
    await act(token, { act: 'confirm' })
    const body = { email: 'Xenia-Planted@Example.com' }
    const exported = await api.ask(leadEndpoints.exportPerson, { body, as: 'admin' })
    expect(exported).toMatchObject({ leads: [], alerts: [{ title: 'House', state: 'on' }] })
    expect(await api.ask(leadEndpoints.erasePerson, { body, as: 'admin' })).toEqual({ erased: 0, alerts: 1 })
    expect((await auditTrail(api.catalog.pool, 'lead', 0)).at(-1)).toMatchObject({
      action: 'erase',
      changes: { leads: { to: 0 }, alerts: { to: 1 } },
    })
    expect((await shown(token)).status).toBe(404)
    const { rows } = await api.catalog.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { name } of rows) {
      const found = await api.catalog.pool.query(`select from ${name} t where t::text ilike '%xenia-planted%'`)
      expect([name, found.rowCount]).toEqual([name, 0])
    }
    expect(lines.join('')).not.toMatch(/xenia-planted/i)
  })

  test('is forgotten 30 days after the end, or 7 without a yes', async () => {
    const kept = await askedToken('kept@example.com')
    await act(kept, { act: 'confirm' })
    const ended = await askedToken('ended@example.com')
    await act(ended, { act: 'confirm' })
    await act(ended, { act: 'end' })
    const silent = await askedToken('silent@example.com')
    const tidy = (days: number) =>
      tidyAlerts(api.catalog, { ...api.catalog.context, now: new Date(Date.now() + days * DAY_MS) })
    const left = async () => [(await shown(kept)).status, (await shown(ended)).status, (await shown(silent)).status]
    await tidy(6)
    expect(await left()).toEqual([200, 200, 200])
    await tidy(8)
    expect(await left()).toEqual([200, 200, 404])
    await tidy(31)
    expect(await left()).toEqual([200, 404, 404])
    const { rows } = await api.catalog.pool.query(
      `select from app.alert_address where email_folded in ('ended@example.com', 'silent@example.com')`,
    )
    expect(rows).toEqual([])
  })
})
