import { developers } from '@tahanan/catalog/developer/developer-commands.ts'
import { runCommand } from '@tahanan/catalog/command/run-command.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { exportEndpoints, type ExportTable, exportTableSchema } from '@tahanan/contracts/export/export.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAdminApi, type TestAdminApi } from '../router/admin-api.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'

let api: TestAdminApi

beforeAll(async () => {
  api = await startTestAdminApi()
})
afterAll(() => api.close())

test.each(exportTableSchema.options)('%s is CSV with its headings, for editors alone, and noted', async (table) => {
  const path = `/admin/export/${table}/`
  const reply = await api.request('GET', path)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${table}.csv"`)
  expect(String(reply.body)).toMatch(/^\u{FEFF}?id,.*name,.*created_at,updated_at\r\n/u)
  expect((await api.request('GET', path, { as: 'viewer' })).status).toBe(403)
  expect((await api.request('GET', path, { as: 'nobody' })).status).toBe(401)
  expect((await api.request('GET', `${path}?page=2`)).status).toBe(400)
  const noun = table === 'realty' ? table : table.slice(0, -1)
  expect((await auditTrail(api.catalog.pool, noun, 0)).at(-1)).toMatchObject({ action: 'export' })
})

test('404 for a table that is not exported', async () => {
  expect((await api.request('GET', '/admin/export/account/')).status).toBe(404)
})

test('a listing is in it in words and pesos, and no cell is a formula', async () => {
  const body = {
    name: '=HYPERLINK("x")',
    location: 'Lipa, Batangas',
    listing_owner: 'Office',
    owner_of_the_property: 'Ana',
    price: 2_500_000.5,
  }
  const { id } = await api.ask(listingEndpoints.create, { query: { listing_type: 'brokerage' }, body })
  const lines = (await api.ask(exportEndpoints.table, { params: { table: 'listings' } })).split('\r\n')
  const line = lines.find((text) => text.startsWith(`${id},`))
  expect(line).toContain(`Brokerage,"'=HYPERLINK(""x"")",For Sale,Residential`)
  expect(line).toContain('"Lipa, Batangas",2500000.50,')
  expect(line).toMatch(new RegExp(`,${manilaDate(new Date())} \\d\\d:\\d\\d,[^,T]+$`))
})

test('many rows come in pieces, each once, newest first', async () => {
  const context = {
    actor: { accountId: api.accountIds.editor, role: 'editor' },
    now: new Date(),
    correlationId: 'many',
  } as const
  const fields = { officeAddress: 'Lipa', contactNumber: '0917 555 0001', contactPerson: 'Ana', details: '' }
  await runCommand(api.catalog, context, async (unit) => {
    for (let number = 1; number <= 1_001; number += 1) await developers.add(unit, { ...fields, name: `Many ${number}` })
  })
  const text = await api.ask(exportEndpoints.table, { params: { table: 'developers' } })
  const names = text.split('\r\n').flatMap((line) => /Many \d+/.exec(line)?.[0] ?? [])
  expect(names).toHaveLength(1_001)
  expect(new Set(names).size).toBe(1_001)
  expect([names[0], names.at(-1)]).toEqual(['Many 1001', 'Many 1'])
})

test('what is searched for is what is in it, in every table', async () => {
  const developer = await api.ask(developerEndpoints.create, {
    body: { name: 'Sinukat Homes', office_address: 'Lipa', contact_number: '0917 555 0002', contact_person: 'Ana' },
  })
  const project = await api.ask(projectEndpoints.create, {
    body: {
      name: 'Hanap Towers',
      developer_id: developer.id,
      dhsud_lts: 'LTS 1',
      location: 'Lipa',
      property_subtype: 2,
      property_unit_type: [5],
      financing_option: [0],
    },
  })
  const listing = {
    name: 'Studio unit',
    location: 'Lipa',
    project: project.id,
    unit_type: 5,
    min_price: 1_000_000,
    max_price: 2_000_000,
  }
  const { id } = await api.ask(listingEndpoints.create, { query: { listing_type: 'project' }, body: listing })
  const realty = await api.ask(realtyEndpoints.create, { body: { name: 'Tahanang Sinukat' } })
  const broker = await api.ask(brokerEndpoints.create, { body: { name: 'Bea', realty_id: realty.id } })
  const person = await api.ask(salespersonEndpoints.create, {
    body: { name: 'Sam', position: 'Agent', contact: '0917', broker_id: broker.id },
  })
  const idsOf = async (table: ExportTable, q: string) => {
    const lines = (await api.ask(exportEndpoints.table, { params: { table }, query: { q } })).split('\r\n')
    return lines.slice(1, -1).map((line) => Number.parseInt(line, 10))
  }
  expect(await idsOf('developers', 'sinukat')).toEqual([developer.id])
  expect(await idsOf('projects', 'hanap sinukat')).toEqual([project.id])
  expect(await idsOf('listings', 'sinukat studio')).toEqual([id])
  expect(await idsOf('realty', 'SINUKAT')).toEqual([realty.id])
  expect(await idsOf('brokers', 'bea sinukat')).toEqual([broker.id])
  expect(await idsOf('salespersons', 'sam bea')).toEqual([person.id])
  expect(await idsOf('listings', 'sinukat nowhere')).toEqual([])
  // Whose name it was is nobody's business.
  expect((await auditTrail(api.catalog.pool, 'salesperson', 0)).at(-1)).toMatchObject({
    changes: { searched: { to: true } },
  })
})

test('filters of the list of listings are those of its export, and of no other', async () => {
  const body = {
    name: 'Sala draft',
    location: 'Lipa',
    listing_owner: 'Ana',
    owner_of_the_property: 'Ana',
    price: 1_000_000,
  }
  const query = { listing_type: 'brokerage' } as const
  await api.ask(listingEndpoints.create, { query, body: { ...body, is_published: false } })
  await api.ask(listingEndpoints.create, { query, body: { ...body, name: 'Sala shown' } })
  const params = { table: 'listings' } as const
  const text = await api.ask(exportEndpoints.table, { params, query: { q: 'sala', state: 'draft' } })
  expect(text.match(/Sala \w+/g)).toEqual(['Sala draft'])
  expect(await api.ask(exportEndpoints.table, { params, query: { q: 'sala', health: 'any' } })).toContain('Sala shown')
  expect((await api.request('GET', '/admin/export/brokers/?state=draft')).status).toBe(400)
})
