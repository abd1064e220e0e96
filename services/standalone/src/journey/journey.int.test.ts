import { ACCESS_LEVELS, noInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { ENDPOINT_TABLE } from '@tahanan/contracts/endpoint/endpoint-table.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { suggestionPublicEndpoints } from '@tahanan/contracts/suggestion/suggestion.public-endpoints.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { readListingDocuments } from '@tahanan/read-models/search-index/listing-document.store.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLANTED, PLANTED_MARKS } from './planted.fixture.ts'
import { visitAlerts } from './visit-alerts.fixture.ts'
import { visitApiKeys } from './visit-api-keys.fixture.ts'
import { visitAccounts } from './visit-accounts.fixture.ts'
import { visitCatalogue, type WalkedCatalogue } from './visit-catalogue.fixture.ts'
import { visitImportSources } from './visit-import-sources.fixture.ts'
import { visitImports } from './visit-imports.fixture.ts'
import { visitLeads } from './visit-leads.fixture.ts'
import { visitPeople } from './visit-people.fixture.ts'
import { openJourneyStage, type JourneyStage } from './journey-stage.fixture.ts'
import { visitSystem } from './visit-system.fixture.ts'
import { visitPages } from './visit-pages.fixture.ts'
import { isServed, ROUTES } from './route-addresses.fixture.ts'
import { visitWebhooks } from './visit-webhooks.fixture.ts'

let stage: JourneyStage
let catalogue: WalkedCatalogue

beforeAll(async () => {
  stage = await openJourneyStage()
  catalogue = await visitCatalogue(stage)
  const salespersonId = await visitPeople(stage)
  await visitLeads(stage, { listingSlug: catalogue.listingSlug, salespersonId })
  await visitAlerts(stage)
  await visitImports(stage)
  await visitAccounts(stage)
  await visitPages(stage, catalogue)
  await visitWebhooks(stage)
  await visitApiKeys(stage)
  await visitImportSources(stage)
  await visitSystem(stage)
})
afterAll(() => stage.close())

test('every route of the table has answered as its contract says', () => {
  expect([...stage.walked].toSorted()).toEqual(ENDPOINT_TABLE.map(({ id }) => id).toSorted())
})

describe('every route', () => {
  test.each(ROUTES)('$id is served by one server, and by one only', async ({ method, address }) => {
    const { status, body } = await stage.admin.request(method, address, { as: 'nobody' })
    const response = await fetch(`${stage.publicAddress}${address}`, { method, redirect: 'manual' })
    const servedByAdmin = { status, text: JSON.stringify(body) }
    const servedByPublic = { status: response.status, text: await response.text() }
    expect([servedByAdmin, servedByPublic].filter(isServed)).toHaveLength(1)
  })

  const staffRoutes = ROUTES.filter(({ access }) => access !== 'public')

  test.each(staffRoutes)('$id: 401 without a token and with a wrong one', async ({ method, address }) => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      const reply = await stage.admin.request(method, address, { as: 'nobody', headers })
      expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized', request_id: expect.any(String) } })
    }
  })

  test.each(staffRoutes)('$id: 403 for every role below $access', async ({ method, address, access }) => {
    const roles: readonly Role[] = ['viewer', 'editor', 'admin']
    for (const role of roles.filter((one) => ACCESS_LEVELS.indexOf(one) < ACCESS_LEVELS.indexOf(access))) {
      expect(await stage.admin.request(method, address, { as: role })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
    }
  })

  test.each(ROUTES.filter(({ body }) => body !== noInput))(
    '$id: 400 for a body that is none, by name for a field that nobody knows',
    async ({ method, address, bodyKind, access }) => {
      const as = access === 'public' ? 'nobody' : 'admin'
      const broken = bodyKind === 'files' ? new FormData() : '{"half":'
      if (broken instanceof FormData) broken.append('nobody_knows_this', '1')
      expect((await stage.admin.request(method, address, { as, body: broken })).status).toBe(400)
      if (bodyKind !== 'files') {
        const reply = await stage.admin.request(method, address, { as, body: { nobody_knows_this: 1 } })
        expect(reply).toMatchObject({ status: 400, body: { nobody_knows_this: [expect.any(String)] } })
      }
    },
  )

  test.each(ROUTES)('$id: 400 for a query that nobody knows', async ({ method, address, access, id }) => {
    const as = access === 'public' ? 'nobody' : 'admin'
    const asked = `${address}?nobody_knows_this=1`
    const isStaffs = (await stage.admin.request(method, asked, { as })).status
    const isVisitors = (await fetch(`${stage.publicAddress}${asked}`, { method, redirect: 'manual' })).status
    expect([id, [isStaffs, isVisitors].includes(400)]).toEqual([id, true])
  })
})

describe('what is private is nowhere but in the write side’s tables', () => {
  const textOf = async (sql: string): Promise<string> => {
    const { rows } = await stage.admin.catalog.pool.query<{ text: string | null }>(sql)
    return rows.map(({ text }) => text ?? '').join('\n')
  }
  const tablesOf = async (schema: string): Promise<string[]> => {
    const { rows } = await stage.admin.catalog.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1`,
      [schema],
    )
    return rows.map(({ name }) => name)
  }

  test('it was there to be found', async () => {
    const kept = `${await textOf('select t::text as text from app.lead t')}${await textOf('select t::text as text from app.listing t')}
      ${await textOf('select t::text as text from app.salesperson t')}${await textOf('select t::text as text from app.account t')}
      ${await textOf('select t::text as text from app.realty t')}${await textOf('select t::text as text from app.broker t')}`
    expect(await textOf('select t::text as text from app.alert_address t')).toContain(PLANTED.alertEmail)
    const { visitorName, visitorEmail, visitorPhone, visitorMessage, owner, propertyOwner, titleNumber } = PLANTED
    const { taxDeclaration, terms, salespersonName, salespersonEmail, brokerEmail, realtyPerson, accountEmail } =
      PLANTED
    for (const planted of [visitorName, visitorEmail, visitorPhone, visitorMessage, owner, propertyOwner, titleNumber])
      expect(kept).toContain(planted)
    for (const planted of [
      taxDeclaration,
      terms,
      salespersonName,
      salespersonEmail,
      brokerEmail,
      realtyPerson,
      accountEmail,
    ])
      expect(kept).toContain(planted)
    expect(kept).not.toContain(PLANTED.handName)
    expect(kept).not.toContain(PLANTED.password)
  })

  test.each(['bus', 'read', 'jobs'])('not in any table of the schema %s', async (schema) => {
    const tables = await tablesOf(schema)
    expect(tables.length).toBeGreaterThan(1)
    for (const table of tables)
      expect(`${table} ${await textOf(`select t::text as text from ${table} t`)}`).not.toMatch(PLANTED_MARKS)
  })

  test('not in the outbox, nor in the audit trail of leads and accounts', async () => {
    expect(await stage.admin.catalog.outboxText()).not.toMatch(PLANTED_MARKS)
    expect(await textOf(`select t::text as text from app.audit t where noun in ('lead', 'account')`)).not.toMatch(
      PLANTED_MARKS,
    )
  })

  test('not in the documents of the search index', async () => {
    const { connectionString } = stage.admin.catalog
    const pool = openReadPool({ connectionString, max: 1, applicationName: 'walk' })
    const { rows } = await pool.query<{ id: number }>('select id from listing_search')
    const documents = await readListingDocuments(
      pool,
      rows.map(({ id }) => id),
    )
    await pool.end()
    expect(documents.get(catalogue.listingId)?.words).toContain('lipa')
    expect(JSON.stringify([...documents.values()])).not.toMatch(PLANTED_MARKS)
  })

  test('not in any public answer, whatever is searched for', async () => {
    for (const q of Object.values(PLANTED)) {
      const { results, relaxed } = await stage.visit(listingPublicEndpoints.search, { query: { q } })
      // What is shown instead was found without these words, and the answer says so.
      expect([q, relaxed === undefined ? results : []]).toEqual([q, []])
      await stage.visit(suggestionPublicEndpoints.list, { query: { q } })
    }
    // What was searched for comes back in addresses, and where the answer says what it made of it.
    const said = stage.publicTexts
      .join('\n')
      .replaceAll(/"(?:next|previous|q)":"[^"]*"/g, '')
      .replaceAll(/"(?:words|unsearched|relaxed|understood)":\[[^\]]*\]/g, '')
    expect(said).toContain('House in Lipa')
    expect(said).not.toMatch(PLANTED_MARKS)
  })

  test('not in any line of the log', () => {
    const text = stage.lines.join('')
    expect(text).toContain('"route":"lead.submit"')
    expect(text).toContain('projected')
    expect(text).not.toMatch(PLANTED_MARKS)
  })
})
