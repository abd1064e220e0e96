import { randomBytes } from 'node:crypto'
import { tokenHash } from '@tahanan/catalog/token/token.ts'
import { remindViewings } from '@tahanan/catalog/viewing/viewing-commands.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { notificationEndpoints } from '@tahanan/contracts/notification/notification.endpoints.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import { viewingAnswerSchema, viewingTimesSchema } from '@tahanan/contracts/viewing/viewing.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildEnquiry } from '../lead/lead.fixture.ts'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const HOUR_MS = 3_600_000

let api: TestAdminApi
let slug = ''
let listingId = 0
const lines: string[] = []
beforeAll(async () => {
  api = await startTestAdminApi({ trustedProxies: 1, onLogLine: (line) => void lines.push(line) })
})
afterAll(() => api.close())
beforeEach(async () => {
  const body = { name: 'House in Lipa', location: 'Lipa, Batangas', listing_owner: 'A', owner_of_the_property: 'B' }
  const made = await api.ask(listingEndpoints.create, { query: { listing_type: 'brokerage' }, body })
  listingId = made.id
  slug = `house-in-lipa-${made.id}`
})

let visitors = 0
const propose = (changes: object, headers: Record<string, string> = {}) => {
  const { source: _source, ...enquiry } = buildEnquiry()
  visitors += 1
  return api.request('POST', '/viewing/', {
    as: 'nobody',
    body: { ...enquiry, listing_slug: slug, language: 'en', ...changes },
    headers: { 'x-forwarded-for': `10.1.0.${visitors}`, ...headers },
  })
}

async function freeTimes(): Promise<string[]> {
  const { body } = await api.request('GET', `/viewing/times/${slug}/`, { as: 'nobody' })
  return viewingTimesSchema.parse(body).times
}

/** Free times that are far enough from each other, and from now for every reminder. */
async function apart(count: number): Promise<string[]> {
  const times: string[] = []
  for (const time of await freeTimes()) {
    const last = Date.parse(times.at(-1) ?? new Date(Date.now() + 25 * HOUR_MS).toISOString())
    if (Date.parse(time) - last >= HOUR_MS) times.push(time)
  }
  return times.slice(0, count)
}

async function proposed(times: readonly string[], changes: object = {}) {
  const reply = await propose({ times, ...changes })
  expect(reply.status).toBe(201)
  const { results } = await api.ask(viewingEndpoints.list, { query: { state: 'proposed' } })
  const viewing = results.at(-1)
  if (viewing === undefined) throw new Error('The viewing is not in the list.')
  return viewing
}

const act = (id: number, name: string, body: unknown) => api.request('POST', `/admin/viewings/${id}/${name}/`, { body })

const countOf = async (table: string): Promise<number> =>
  (await api.catalog.pool.query(`select from app.${table}`)).rowCount ?? 0

async function mailsOf(id: number): Promise<string[]> {
  const { rows } = await api.catalog.pool.query<{ key: string }>(
    `select key from app.outbox where target = 'viewing-mail' and value::jsonb ->> 'viewingId' = $1 order by id`,
    [String(id)],
  )
  return rows.map(({ key }) => key.slice(`viewing-${id}-`.length))
}

describe('proposing', () => {
  test('a proposal is a lead of its listing with a viewing', async () => {
    const times = await apart(3)
    const viewing = await proposed(times.toReversed())
    expect(viewing).toMatchObject({
      state: 'proposed',
      at: null,
      version: 1,
      times: times.toReversed(),
      listing: { slug },
    })
    const lead = await api.ask(leadEndpoints.get, { params: { id: viewing.lead.id } })
    expect(lead).toMatchObject({ source: 'listing', status: 'new', listing_slug: slug, is_spam: false })
  })

  test('sent again under the same key it is one', async () => {
    const { source: _source, ...enquiry } = buildEnquiry()
    const [time] = await apart(1)
    const before = await countOf('viewing')
    const sent = () => propose({ ...enquiry, times: [time] }, { 'idempotency-key': 'viewing-once-1' })
    const replies = await Promise.all([sent(), sent(), sent()])
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countOf('viewing')).toBe(before + 1)
    const other = await propose(
      { ...enquiry, times: (await apart(2)).slice(1) },
      { 'idempotency-key': 'viewing-once-1' },
    )
    expect(other.status).toBe(422)
  })

  test.each([
    [{ times: undefined }, { times: ['Choose a time.'] }],
    [{ times: [] }, { times: ['Choose a time.'] }],
    [{ times: ['soon'] }, { times: ['1: Give a time such as 2026-12-01T02:00:00Z.'] }],
    [{ times: ['2026-12-01T02:00:00Z', '2026-12-01T02:00:00.000Z'] }, { times: ['Choose each time once.'] }],
    [{ times: ['2020-12-01T02:00:00Z'] }, { times: ['Choose a time at least 2 hours from now.'] }],
    [{ times: ['2120-12-02T02:00:00Z'] }, { times: ['Choose a time within 30 days.'] }],
    [{ times: ['2026-12-01T02:10:00Z'] }, { times: ['Choose a time on the hour or the half hour.'] }],
    [{ times: ['2026-12-01T14:00:00Z'] }, { times: [expect.stringContaining('from 9:00 AM to 5:00 PM')] }],
    [{ listing_slug: 'never-was-1' }, { listing_slug: [expect.stringContaining('not offered')] }],
    [{ listing_slug: '' }, { listing_slug: ['Say which listing.'] }],
    [{ language: 'de' }, { language: [expect.any(String)] }],
    [{ email: 'nobody' }, { email: ['E-mail must be valid'] }],
    [{ email: 'one@a.example, two@b.example' }, { email: ['E-mail must be valid'] }],
    [{ consent: false }, { consent: [expect.any(String)] }],
    [{ phone: '' }, { phone: ['Required.'] }],
  ])('%j is refused by name, and nothing is kept', async (changes, fields) => {
    const before = [await countOf('lead'), await countOf('viewing')]
    const reply = await propose({ times: await apart(1), ...changes })
    expect(reply).toMatchObject({ status: 400, body: expect.objectContaining(fields) })
    expect([await countOf('lead'), await countOf('viewing')]).toEqual(before)
  })

  test('of a listing that is sold there is nothing to propose', async () => {
    const times = await apart(1)
    await api.catalog.pool.query('update app.listing set availability = 1 where id = $1', [listingId])
    expect((await api.request('GET', `/viewing/times/${slug}/`, { as: 'nobody' })).status).toBe(404)
    expect((await propose({ times })).body).toMatchObject({ listing_slug: [expect.any(String)] })
  })

  test('what looks automatic is kept as spam, and is in no list', async () => {
    const shown = async () => [
      (await api.ask(overviewEndpoints.show)).viewings.proposed,
      (await api.ask(notificationEndpoints.list)).results.length,
    ]
    const times = await apart(1)
    const before = await shown()
    expect((await propose({ times, elapsed_ms: 10 })).status).toBe(201)
    const { results } = await api.ask(viewingEndpoints.list, { query: { state: 'proposed' } })
    expect(results.filter(({ listing }) => listing.id === listingId)).toEqual([])
    expect(await shown()).toEqual(before)
  })
})

describe('staff', () => {
  test('confirm, move and cancel: versions, the lead’s status, free times and mails to both', async () => {
    const [first = '', second = ''] = await apart(2)
    const { id, lead } = await proposed([first])
    const confirmed = await act(id, 'confirm', { at: first, word: 'Meet us at the gate.', version: 1 })
    expect(confirmed).toMatchObject({ status: 200, body: { state: 'confirmed', at: first, version: 2 } })
    expect(await api.ask(leadEndpoints.get, { params: lead })).toMatchObject({
      status: 'tripping',
      first_response_at: expect.any(String),
    })
    expect(await freeTimes()).not.toContain(first)
    expect(await act(id, 'move', { at: second, version: 2 })).toMatchObject({ body: { at: second, version: 3 } })
    expect(await freeTimes()).toContain(first)
    expect(await act(id, 'cancel', { word: 'The owner is away.', version: 3 })).toMatchObject({
      body: { state: 'cancelled', at: second, word: 'The owner is away.' },
    })
    expect(await freeTimes()).toContain(second)
    expect(await mailsOf(id)).toEqual([
      '2-confirm-visitor',
      '2-confirm-staff',
      '3-move-visitor',
      '3-move-staff',
      '4-cancel-visitor',
      '4-cancel-staff',
    ])
    expect((await act(id, 'move', { at: second })).status).toBe(409)
  })

  test('a listing that is deleted is shown to nobody, and who shows a viewing to come stays', async () => {
    const person = await api.ask(salespersonEndpoints.create, {
      body: { name: 'Teodora', position: 'Agent', contact: '0917 555 1235', email: 't@example.ph' },
    })
    const [first = '', second = ''] = await apart(2)
    const { id } = await proposed([first])
    const waiting = await proposed([second])
    expect((await act(id, 'confirm', { at: first, salesperson: person.id })).status).toBe(200)
    expect(await api.request('DELETE', `/admin/sales-person/${person.id}/`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', counts: { leads: 0, viewings: 1 } },
    })
    await api.ask(listingEndpoints.delete, { params: { id: listingId } })
    expect(await act(waiting.id, 'confirm', { at: second })).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: expect.stringContaining('was deleted') },
    })
    expect((await act(id, 'move', { at: second })).status).toBe(409)
    expect((await act(waiting.id, 'decline', {})).status).toBe(200)
    expect((await act(id, 'cancel', {})).status).toBe(200)
    expect((await api.request('DELETE', `/admin/sales-person/${person.id}/`)).status).toBe(204)
  })

  test('declining tells the visitor alone, and is a first response', async () => {
    const { id, lead } = await proposed(await apart(1))
    expect(await act(id, 'decline', { word: 'It is being painted.' })).toMatchObject({ body: { state: 'declined' } })
    expect(await mailsOf(id)).toEqual(['2-decline-visitor'])
    expect(await api.ask(leadEndpoints.get, { params: lead })).toMatchObject({ status: 'contacted' })
    for (const name of ['decline', 'cancel']) expect((await act(id, name, {})).status).toBe(409)
  })

  test('of two who confirm the same time at once, one gets it', async () => {
    const [time = ''] = await apart(1)
    const ids = [await proposed([time]), await proposed([time]), await proposed([time])].map(({ id }) => id)
    const replies = await Promise.all(ids.map((id) => act(id, 'confirm', { at: time })))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'conflict', detail: expect.stringContaining('within an hour') })
    expect((await propose({ times: [time] })).body).toMatchObject({
      detail: expect.stringContaining('taken meanwhile'),
    })
  })

  test('half an hour later is too close, an hour later is not, and another listing is free', async () => {
    const [time = ''] = (await apart(30)).filter((one) => /T0[2-5]:00/.test(one))
    const later = (hours: number) => new Date(Date.parse(time) + hours * HOUR_MS).toISOString()
    const [one, close, next] = [await proposed([time]), await proposed([later(0.5)]), await proposed([later(1)])]
    expect((await act(one.id, 'confirm', { at: time })).status).toBe(200)
    expect((await act(close.id, 'confirm', { at: later(0.5) })).status).toBe(409)
    expect((await act(next.id, 'confirm', { at: later(1) })).status).toBe(200)
  })

  test('two who change one at once: the second is told of the latest', async () => {
    const times = await apart(2)
    const { id } = await proposed(times)
    const replies = await Promise.all(times.map((at) => act(id, 'confirm', { at, version: 1 })))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'stale',
      detail: expect.stringMatching(/^editor changed this meanwhile/),
      latest: { id, state: 'confirmed', version: 2 },
    })
  })

  test('bad input is named, and changes nothing', async () => {
    const [time = '', other = ''] = await apart(2)
    const { id } = await proposed([time])
    for (const [body, fields] of [
      [{}, { at: ['Field is required'] }],
      [{ at: 'soon' }, { at: [expect.stringContaining('Give a time')] }],
      [{ at: other }, { at: [expect.stringContaining('not proposed')] }],
      [{ at: time, salesperson: 999_999 }, { salesperson: ['There is no salesperson 999999.'] }],
      [{ at: time, word: 'x'.repeat(501) }, { word: [expect.any(String)] }],
      [{ at: time, version: 'x' }, { version: [expect.any(String)] }],
    ] as const) {
      expect(await act(id, 'confirm', body)).toMatchObject({ status: 400, body: fields })
    }
    expect(await act(id, 'move', { at: '2020-12-01T02:00:00Z' })).toMatchObject({
      body: { at: ['Choose a time to come.'] },
    })
    expect((await act(999_999, 'confirm', { at: time })).status).toBe(404)
    expect(await mailsOf(id)).toEqual([])
  })

  test('the list: by day, by person, and who saw it is in the audit trail', async () => {
    const person = await api.ask(salespersonEndpoints.create, {
      body: { name: 'Zenaida', position: 'Agent', contact: '0917 555 1234', email: 'z@example.ph' },
    })
    const [first = '', second = ''] = await apart(2)
    const one = await proposed([first])
    const two = await proposed([second])
    await act(two.id, 'confirm', { at: second, salesperson: person.id })
    await act(one.id, 'confirm', { at: first })
    const mine = await api.ask(viewingEndpoints.list, { query: { state: 'confirmed', salesperson: String(person.id) } })
    expect(mine.results.map(({ id }) => id)).toEqual([two.id])
    expect(mine.results[0]?.salesperson).toEqual({ id: person.id, name: 'Zenaida' })
    const all = await api.ask(viewingEndpoints.list, { query: { state: 'confirmed', days: '31' } })
    const ours = all.results.filter(({ listing }) => listing.id === listingId)
    expect(ours.map(({ id }) => id)).toEqual([one.id, two.id])
    const later = await api.ask(viewingEndpoints.list, { query: { state: 'confirmed', from: '2099-01-01' } })
    expect(later).toEqual({ results: [], has_more: false })
    for (const query of [{ from: 'x' }, { days: '40' }, { lead: 'x' }, { state: 'x' }]) {
      const [field = ''] = Object.keys(query)
      const reply = await api.request('GET', `/admin/viewings/?${new URLSearchParams(query).toString()}`)
      expect(reply).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
    }
    const { rowCount } = await api.catalog.pool.query(
      `select from app.audit where noun = 'lead' and action = 'view' and changes::text like '%${one.lead.id}%'`,
    )
    expect(rowCount).toBeGreaterThan(0)
  })
})

describe('the link of a mail', () => {
  async function linkOf(id: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await api.catalog.pool.query('update app.viewing set token_hash = $2 where id = $1', [id, tokenHash(token)])
    return token
  }

  test('shows without changing anything, and cancels once', async () => {
    const [time = ''] = await apart(1)
    const { id } = await proposed([time])
    await act(id, 'confirm', { at: time })
    const token = await linkOf(id)
    const shown = {
      listing_name: 'House in Lipa',
      path: `/listing/${slug}/`,
      state: 'confirmed',
      at: time,
      is_open: true,
    }
    for (const _ of [1, 2]) {
      expect((await api.request('GET', `/viewing/${token}/`, { as: 'nobody' })).body).toEqual(shown)
    }
    const cancel = () => api.request('POST', `/viewing/${token}/cancel/`, { as: 'nobody' })
    const replies = await Promise.all([cancel(), cancel(), cancel()])
    for (const { status, body } of replies) {
      expect([status, viewingAnswerSchema.shape.state.parse(Object(body).state)]).toEqual([200, 'cancelled'])
    }
    expect((await mailsOf(id)).filter((mail) => mail.includes('cancel'))).toEqual([
      '3-cancel-visitor',
      '3-cancel-staff',
    ])
    expect(lines.join('\n')).not.toContain(token)
    const unknown = randomBytes(32).toString('base64url')
    expect((await api.request('GET', `/viewing/${unknown}/`, { as: 'nobody' })).status).toBe(404)
    expect((await api.request('POST', `/viewing/${unknown}/cancel/`, { as: 'nobody' })).status).toBe(404)
  })
})

describe('reminders', () => {
  test('a day and two hours before, once each, and again after a move', async () => {
    const [time = '', other = ''] = await apart(2)
    const { id } = await proposed([time])
    await act(id, 'confirm', { at: time })
    const context = { actor: { accountId: null, role: 'system' }, correlationId: 'test' } as const
    const remindAt = (at: string, hours: number) =>
      remindViewings(api.catalog, { ...context, now: new Date(Date.parse(at) - hours * HOUR_MS) })
    const reminders = async () => (await mailsOf(id)).filter((mail) => mail.includes('reminder'))
    await remindAt(time, 24.1)
    expect(await reminders()).toEqual([])
    await Promise.all([remindAt(time, 24), remindAt(time, 23.9)])
    expect(await reminders()).toEqual(['2-reminder24-visitor', '2-reminder24-staff'])
    await remindAt(time, 1.9)
    await remindAt(time, 1.8)
    expect((await reminders()).slice(2)).toEqual(['2-reminder2-visitor', '2-reminder2-staff'])
    await act(id, 'move', { at: other })
    await remindAt(other, 24)
    expect((await reminders()).slice(4)).toEqual(['3-reminder24-visitor', '3-reminder24-staff'])
    // Down until an hour after it: nobody is reminded of what is over.
    await remindAt(other, -1)
    expect(await reminders()).toHaveLength(6)
  })
})

test('export and erase of a person include viewings', async () => {
  const email = 'erased.viewer@example.com'
  const [time = ''] = await apart(1)
  const { id } = await proposed([time], { email })
  await act(id, 'confirm', { at: time })
  const exported = await api.ask(leadEndpoints.exportPerson, { as: 'admin', body: { email } })
  expect(exported.viewings).toMatchObject([{ id, at: time, state: 'confirmed' }])
  await api.ask(leadEndpoints.erasePerson, { as: 'admin', body: { email } })
  const { rows } = await api.catalog.pool.query('select changes from app.audit where noun = $1 and aggregate_id = $2', [
    'viewing',
    id,
  ])
  expect(rows.map(({ changes }: { changes: object }) => changes)).toEqual([{}, {}])
  expect((await api.catalog.pool.query('select from app.viewing where id = $1', [id])).rowCount).toBe(0)
  expect(await freeTimes()).toContain(time)
  expect(await api.catalog.outboxText()).not.toContain(email)
  expect(lines.join('\n')).not.toContain(email)
})

test('PUBLIC_LEADS=off takes nothing, STRICT_SPEC=on knows nothing of it', async () => {
  const off = await startTestAdminApi({ leads: { takesPublicLeads: false } })
  expect((await off.request('POST', '/viewing/', { as: 'nobody', body: { any: 'thing' } })).status).toBe(204)
  expect((await off.request('GET', '/viewing/times/any/', { as: 'nobody' })).body).toEqual({ times: [] })
  await off.close()
  const strict = await startTestAdminApi({ leads: { goesBeyondSpec: false } })
  expect((await strict.request('POST', '/viewing/', { as: 'nobody', body: {} })).status).toBe(404)
  expect((await strict.request('GET', '/viewing/times/any/', { as: 'nobody' })).status).toBe(404)
  await strict.close()
})
