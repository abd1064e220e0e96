import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { buildEnquiry } from './lead.fixture.ts'

const { list, get, create, update, addNote, exportPerson } = leadEndpoints

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi({ trustedProxies: 1 })
})
afterAll(() => api.close())

let visitors = 0
/** What staff see of what a visitor sends, each from an address of their own. */
async function sent(overrides: Parameters<typeof buildEnquiry>[0]) {
  visitors += 1
  const { reference } = await api.ask(leadPublicEndpoints.submit, {
    as: 'nobody',
    body: buildEnquiry(overrides),
    headers: { 'x-forwarded-for': `203.0.113.${visitors}` },
  })
  const { results } = await api.ask(list, { query: { q: reference, spam: 'all' } })
  const [lead] = results
  if (lead === undefined) throw new Error(`${reference} is not in the list.`)
  return lead
}

describe('HTML', () => {
  const texts = {
    fullname: '<script>alert("name")</script>',
    email: '"><img src=x onerror=alert(1)>@example.com',
    phone: '<b>0917 555 1212',
    message: '<iframe src="javascript:alert(1)"></iframe>\n&lt;b&gt; &amp;',
  }
  const address = 'https://other.example/"><svg onload=alert(1)>'

  test('in any field of a visitor is text in every answer', async () => {
    const lead = await sent(texts)
    expect(lead).toMatchObject(texts)
    expect(await api.ask(get, { params: { id: lead.id } })).toMatchObject(texts)
    const reply = await api.request('GET', `/admin/leads/${lead.id}/`)
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    const { leads } = await api.ask(exportPerson, { as: 'admin', body: { email: texts.email } })
    expect(leads).toMatchObject([texts])
    const csv = await api.request('GET', '/admin/leads/export/')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.body).toContain('"<script>alert(""name"")</script>"')
  })

  test('in any field of staff as well', async () => {
    const { id } = await api.ask(create, { body: { ...texts, listing_url: address } })
    expect(await api.ask(get, { params: { id } })).toMatchObject({ ...texts, listing_url: address, listing_id: null })
    expect(await api.ask(update, { params: { id }, body: { listing_url: `${address}2` } })).toMatchObject({
      listing_url: `${address}2`,
    })
    const { timeline } = await api.ask(addNote, { params: { id }, body: { text: texts.message } })
    expect(timeline.at(-1)).toMatchObject({ action: 'note', text: texts.message })
  })
})

test.each([
  'José Ma. Peñafrancia-Dela Cruz III',
  'Ng̃uyễn Thị Ánh',
  'محمد علي',
  'דוד כהן',
  '山田 太郎',
  'Ольга Ивановна',
  'O’Neill 👩🏽‍💻',
  'ﬀi Ⅷ ½',
])('the name %j is kept, shown and found', async (fullname) => {
  const { id } = await sent({ fullname })
  const { results } = await api.ask(list, { query: { q: fullname } })
  expect(results).toMatchObject([{ id, fullname }])
})

test('a number is one person’s however it is typed, and stays as it was typed', async () => {
  const forms = ['0917 888 1234', '0917-888-1234', '(0917) 888.1234', '+63 917 888 1234', '639178881234', '9178881234']
  const odd = ['0917/8881234', '０９１７８８８１２３４', 'cp# 09178881234', '09178881234 or 8123']
  const leads = []
  for (const phone of forms) leads.push(await sent({ phone }))
  expect(leads.map(({ phone, phone_e164: number }) => [phone, number])).toEqual(
    forms.map((phone) => [phone, '+639178881234']),
  )
  const { same_person: others } = await api.ask(get, { params: { id: leads[0]?.id ?? 0 } })
  expect(others.map(({ id }) => id)).toEqual(
    leads
      .slice(1)
      .map(({ id }) => id)
      .toReversed(),
  )
  for (const phone of odd) expect((await sent({ phone })).phone).toBe(phone)
})

test('so is an e-mail address; what only looks like one is kept as well', async () => {
  const forms = ['Maria.Clara@Example.COM', ' maria.clara@example.com ', 'MARIA.CLARA@EXAMPLE.COM']
  const leads = []
  for (const email of forms) leads.push(await sent({ email }))
  expect(leads.map(({ email }) => email)).toEqual(forms.map((email) => email.trim()))
  const { same_person: others } = await api.ask(get, { params: { id: leads[2]?.id ?? 0 } })
  expect(others.map(({ id }) => id)).toEqual([leads[1]?.id, leads[0]?.id])
  for (const email of ['maria @ example', 'maria@example', 'maria@@example.com', 'niño@pamilihan.ph', 'a@b, c@d']) {
    expect((await sent({ email })).email).toBe(email)
  }
})
