import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { buildEnquiry } from './lead.fixture.ts'

const { list, get, update, addNote, exportPerson } = leadEndpoints
const lines: string[] = []

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi({ onLogLine: (line) => lines.push(line) })
})
afterAll(() => api.close())

const planted = {
  fullname: 'Quirino Zaragosa',
  email: 'quirino.zaragosa@planted.example',
  phone: '0921 777 4242',
  message: 'Plantedmessage about a house',
}
const markers = /Quirino|Zaragosa|planted|777 ?4242|0921/i

test('nothing of a person leaves the lead tables: no event, no job, no audit entry, no log line', async () => {
  // The outbox is the only way into topics, queues, the read side and the index.
  const outboxBefore = await api.catalog.outboxText()
  for (const more of [{}, { email: 'x' }, { phone: '1', fullname: planted.fullname }, { nobody: planted.email }])
    await api.request('POST', '/lead/', { as: 'nobody', body: { ...buildEnquiry(planted), ...more } })
  const { results } = await api.ask(list, { query: { q: 'Quirino planted 0921' } })
  const [lead] = results
  expect(lead).toMatchObject(planted)
  const params = { id: lead?.id ?? 0 }
  await api.ask(update, { params, body: { status: 'contacted' } })
  await api.ask(addNote, { params, body: { text: 'Quirino called' } })
  await api.ask(get, { params })
  await api.ask(exportPerson, { body: { email: planted.email }, as: 'admin' })
  await api.request('GET', '/admin/leads/export/?q=Quirino')

  await expect.poll(() => lines.length).toBeGreaterThan(9)
  expect(lines.join('')).not.toMatch(markers)
  expect(await api.catalog.outboxText()).toBe(outboxBefore)
  const { rows } = await api.catalog.pool.query<{ text: string }>(
    `select string_agg(t::text, ' ') as text from app.audit t`,
  )
  expect(rows[0]?.text).not.toMatch(markers)
  expect(rows[0]?.text).toContain('"searched"')
})
