import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { paletteEndpoints } from '@tahanan/contracts/palette/palette.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'

let api: TestAdminApi
let house: number
let lead: number

beforeAll(async () => {
  api = await startTestAdminApi()
  const brokerage = { listing_type: 'brokerage' }
  const body = { name: 'Casa Amihan', location: 'Lipa, Batangas', listing_owner: 'Ana', owner_of_the_property: 'Ana' }
  ;({ id: house } = await api.ask(listingEndpoints.create, {
    query: brokerage,
    body: { ...body, price: 4_500_000, title_number: 'T-123 456' },
  }))
  for (let number = 1; number <= 9; number += 1) {
    await api.ask(listingEndpoints.create, { query: brokerage, body: { ...body, name: `Bahay Amihan ${number}` } })
  }
  ;({ id: lead } = await api.ask(leadEndpoints.create, { body: { fullname: 'Amihan Cruz', phone: '0917 555 0101' } }))
})
afterAll(() => api.close())

const find = async (q: string, as: 'viewer' | 'admin' = 'viewer') => {
  const { results } = await api.ask(paletteEndpoints.find, { as, query: { q } })
  return results.map(({ noun, id, name }) => [noun, id, name])
}
const findTitle = (title_number: string) => api.ask(paletteEndpoints.findTitle, { body: { title_number } })

test('by name: at most eight of a kind, what begins with it first, and nothing for nothing', async () => {
  const found = await find('casa')
  expect(found[0]).toEqual(['listing', house, 'Casa Amihan'])
  const many = await find('amihan')
  expect(many.filter(([noun]) => noun === 'listing')).toHaveLength(8)
  expect(many).toContainEqual(['lead', lead, 'Amihan Cruz'])
  expect(await find('  ')).toEqual([])
  expect(await find('xyzzy')).toEqual([])
})

test('by one letter or two that a word begins with, alone and beside longer words', async () => {
  for (const typed of ['cas', 'ca', 'c', 'li ca'])
    expect(await find(typed)).toContainEqual(['listing', house, 'Casa Amihan'])
  // The lead's reference is random, and a part of it may begin so.
  const { reference } = await api.ask(leadEndpoints.get, { params: { id: lead } })
  expect(await find('as')).toEqual(reference.includes('-AS') ? [['lead', lead, 'Amihan Cruz']] : [])
  expect(await find('casa ip')).toEqual([])
})

test('by number and by slug, also at the end of an address', async () => {
  expect(await find(`#${house}`)).toContainEqual(['listing', house, 'Casa Amihan'])
  const { slug } = await api.ask(listingEndpoints.get, { params: { id: house } })
  for (const typed of [slug, `https://tahanan.example/listing/${slug}/`, `/listing/${slug}/?from=mail`]) {
    expect(await find(typed)).toEqual([['listing', house, 'Casa Amihan']])
  }
})

test('accounts are found by administrators only', async () => {
  expect(await find('editor')).toEqual([])
  expect(await find('editor', 'admin')).toEqual([['account', api.accountIds.editor, 'editor']])
})

test('leads that are shown are in the audit trail', async () => {
  await find('amihan cruz')
  const trail = await auditTrail(api.catalog.pool, 'lead', 0)
  expect(trail.at(-1)).toMatchObject({ account: api.accountIds.viewer, action: 'view' })
})

test('a title number is found however it is written, for editors, and is then in the audit trail', async () => {
  const looks = async () =>
    (await auditTrail(api.catalog.pool, 'listing', house)).filter((row) => row.action === 'view')
  expect((await findTitle('T-999')).results).toEqual([])
  expect(await looks()).toEqual([])
  for (const typed of ['T-123 456', 't123456']) expect((await findTitle(typed)).results).toMatchObject([{ id: house }])
  expect(await looks()).toHaveLength(2)
  const { path } = paletteEndpoints.findTitle
  expect(await api.request('POST', path, { as: 'viewer', body: { title_number: 'T-123 456' } })).toMatchObject({
    status: 403,
  })
  expect(await api.request('POST', path, { body: { title_number: ' ' } })).toMatchObject({ status: 400 })
})
