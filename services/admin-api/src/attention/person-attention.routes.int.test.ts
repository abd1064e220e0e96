import { countPeopleNeedingAttention } from '@tahanan/catalog/attention/person-attention.store.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { personAttentionEndpoints } from '@tahanan/contracts/attention/attention.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'

const { list } = personAttentionEndpoints
const DAY_MS = 86_400_000

let api: TestAdminApi
beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

const inDays = (days: number) => manilaDate(new Date(Date.now() + days * DAY_MS))
const licensed = (name: string, ...ends: (string | null)[]) =>
  api.ask(brokerEndpoints.create, { body: { name, license: ends.map((end) => ({ name: 'PRC', valid_until: end })) } })

async function reasonsOf(name: string): Promise<string[]> {
  const { results } = await api.ask(list, { as: 'viewer', query: { q: name } })
  return results.flatMap(({ reasons }) => reasons.map(({ code }) => code))
}

test('who has no licence in force, or one that ends within 60 days', async () => {
  await licensed('Walang Lisensya')
  await licensed('Lapsed Lagman', inDays(-1))
  await licensed('Ending Enriquez', inDays(60))
  await licensed('Last Day Lim', inDays(0))
  await licensed('Good Garcia', inDays(61))
  await licensed('Renewed Ramos', inDays(-1), inDays(400))
  await licensed('Endless Esteban', null)
  expect(await reasonsOf('lisensya')).toEqual(['license_missing'])
  expect(await reasonsOf('lagman')).toEqual(['license_lapsed'])
  expect(await reasonsOf('enriquez')).toEqual(['license_ending'])
  expect(await reasonsOf('lim')).toEqual(['license_ending'])
  expect(await reasonsOf('garcia')).toEqual([])
  expect(await reasonsOf('ramos')).toEqual([])
  expect(await reasonsOf('esteban')).toEqual([])
})

test('papers beside a licence license nobody; salespersons are among them', async () => {
  const license = [{ name: 'PTR 1', kind: 'PTR' as const }]
  await api.ask(salespersonEndpoints.create, { body: { name: 'Tax Tan', position: 'Agent', contact: '1', license } })
  expect(await api.ask(list, { query: { q: 'tax tan' } })).toMatchObject({
    count: 1,
    results: [{ noun: 'salesperson', name: 'Tax Tan', reasons: [{ code: 'license_missing' }] }],
  })
})

test('who has more than 20 salespersons', async () => {
  const { id } = await licensed('Busy Bautista', null)
  for (let nth = 1; nth <= 21; nth += 1) {
    expect(await reasonsOf('bautista')).toEqual([])
    const body = { name: `Agent ${nth}`, position: 'Agent', contact: '0917', broker_id: id, license: [{ name: 'PRC' }] }
    await api.ask(salespersonEndpoints.create, { body })
  }
  const { results } = await api.ask(list, { query: { q: 'bautista' } })
  expect(results).toMatchObject([{ noun: 'broker', id, reasons: [{ code: 'too_many_salespersons' }] }])
  expect(results[0]?.reasons[0]?.message).toContain('21 salespersons')
})

test('the gravest come first, a page at a time, and are counted by reason', async () => {
  const page = await api.ask(list, { query: { page_size: '2' } })
  expect(page.results.map(({ reasons }) => reasons[0]?.code)).toEqual(['license_missing', 'license_missing'])
  expect(page.count).toBeGreaterThan(4)
  const counts = await countPeopleNeedingAttention(api.catalog, { now: new Date(), salespersonsMax: 20 })
  expect(counts.find(({ reason }) => reason === 'license_ending')?.count).toBe(2)
  expect(counts.map(({ count }) => count).reduce((sum, one) => sum + one, 0)).toBe(page.count)
})
