import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOldRequestKeys } from '../command/request-key.store.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { addLead, createListLeads, deleteLead, restoreLead } from './lead-commands.ts'
import { tidyLeads } from './lead-person.ts'
import { readLeadTally } from './lead-timeline.store.ts'
import { submitLead } from './submit-lead.ts'

let catalog: TestCatalog
beforeAll(async () => {
  catalog = await openTestCatalog()
})
afterAll(() => catalog.drop())

const form = { source: 'contact', email: '', phone: '0917 555 1234', message: '', assigneeId: null } as const
const at = (day: string) => ({ ...catalog.context, now: new Date(`${day}T08:00:00Z`) })
const everything = { q: '', page: 1, accountId: null, page_size: 10, spam: 'all', deleted: 'false' } as const
const add = (day: string, fullname: string) =>
  addLead(
    catalog,
    at(day),
    { ...form, fullname, listingUrl: null, consent: false },
    { publicUrl: 'https://tahanan.example' },
  )

test('erases what is older than the retention, to the day, and forgets keys and counts that ran out', async () => {
  const old = await add('2024-02-28', 'Old Lead')
  await add('2024-03-02', 'Kept Lead')
  await submitLead(
    catalog,
    { ...at('2026-02-01'), idempotencyKey: 'a' },
    { ...form, fullname: 'Visitor', reportReason: null, listingSlug: null, looksAutomatic: false },
    { clientAddress: '203.0.113.5', addressSecret: 'secret', mailsStaff: false },
  )
  expect(await tidyLeads(catalog, at('2026-03-01'), { retentionMonths: 24 })).toBe(1)
  expect(await inTransaction(catalog.pool, (client) => deleteOldRequestKeys(client, at('2026-03-01').now))).toBe(1)

  const { results, count } = await createListLeads(catalog)(everything)
  expect(results.map(({ fullname }) => fullname)).toEqual(['Visitor', 'Kept Lead'])
  expect(count).toBe(2)
  expect(await catalog.auditActions('lead', old.id)).toEqual(['create', 'erase'])
  const { rows } = await catalog.pool.query(
    `select (select count(*)::integer from app.request_key) as keys, (select count(*)::integer from app.lead_attempt) as counts`,
  )
  expect(rows).toEqual([{ keys: 0, counts: 0 }])
})

test('erases what was deleted 30 days ago, to the second; what was restored stays', async () => {
  const [gone, restored, recent] = [
    await add('2026-03-01', 'Gone'),
    await add('2026-03-01', 'Back'),
    await add('2026-03-01', 'Late'),
  ]
  for (const { id } of [gone, restored]) await deleteLead(catalog, at('2026-03-02'), id)
  await deleteLead(catalog, { ...catalog.context, now: new Date('2026-03-02T08:00:01Z') }, recent.id)
  await restoreLead(catalog, at('2026-03-20'), restored.id)
  const tidy = (now: string) => tidyLeads(catalog, { ...catalog.context, now: new Date(now) }, { retentionMonths: 600 })
  expect(await tidy('2026-04-01T08:00:00Z')).toBe(0)
  expect(await tidy('2026-04-01T08:00:01Z')).toBe(1)
  expect(await catalog.auditActions('lead', gone.id)).toEqual(['create', 'delete', 'erase'])
  const { rows } = await catalog.pool.query('select from app.lead where id = any($1)', [
    [gone.id, restored.id, recent.id],
  ])
  expect(rows).toHaveLength(2)
})

test('folding the tally while leads come and go changes no number', async () => {
  const work = Array.from({ length: 40 }, (_, day) => async () => {
    if (day % 4 === 0) await tidyLeads(catalog, at('2026-03-01'), { retentionMonths: 24 })
    else await add('2026-03-01', `Lead ${day}`)
  })
  await Promise.all(work.map((step) => step()))
  const tallied = (await readLeadTally(catalog.pool)).reduce((sum, { leads }) => sum + leads, 0)
  const { rows } = await catalog.pool.query<{ leads: number }>('select count(*)::integer as leads from app.lead')
  expect(rows).toEqual([{ leads: tallied }])
})

test('after the clock was set back nobody waits longer than an hour before another lead', async () => {
  const send = (now: Date, index: number) =>
    submitLead(
      catalog,
      { ...catalog.context, now, idempotencyKey: `late ${index}` },
      { ...form, fullname: 'Visitor', reportReason: null, listingSlug: null, looksAutomatic: false },
      { clientAddress: '203.0.113.77', addressSecret: 'secret', mailsStaff: false },
    )
  const noon = new Date('2026-05-03T12:00:00Z')
  for (let index = 0; index < LEAD_LIMITS.perHour; index += 1) await send(noon, index)
  const twoDaysAgo = new Date('2026-05-01T12:00:00Z')
  await expect(send(twoDaysAgo, 100)).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '3600' } })
})
