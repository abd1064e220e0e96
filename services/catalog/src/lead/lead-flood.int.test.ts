import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { mailLeadDigest, MAILED_ONE_BY_ONE } from './lead-digest.ts'
import { submitLead } from './submit-lead.ts'

const HOUR_MS = 60 * 60 * 1000
const noon = new Date('2026-03-01T12:00:00Z')
const after = (hours: number) => new Date(noon.getTime() + hours * HOUR_MS)
const words = { source: 'contact', fullname: 'Visitor', email: '', phone: '0917 555 1234', message: '' } as const

let catalog: TestCatalog
beforeAll(async () => {
  catalog = await openTestCatalog()
})
afterAll(() => catalog.drop())
beforeEach(() => catalog.pool.query('truncate app.lead, app.lead_attempt, app.outbox restart identity cascade'))

const send = (clientAddress: string, now = noon, looksAutomatic = false) =>
  submitLead(
    catalog,
    { now, correlationId: 'test' },
    { ...words, reportReason: null, listingSlug: null, looksAutomatic },
    { clientAddress, addressSecret: 'secret', mailsStaff: true },
  )

async function noticesAsked(): Promise<{ key: string; value: unknown }[]> {
  const { rows } = await catalog.pool.query<{ key: string; value: unknown }>(
    `select key, value::json as value from app.outbox where target = 'lead-mail' order by id`,
  )
  return rows
}

test('one client sends 60 enquiries a day at most, however they are spread', async () => {
  for (let hour = 0; hour < 12; hour += 1)
    for (let index = 0; index < 5; index += 1) await send('203.0.113.5', after(hour))
  await expect(send('203.0.113.5', after(13))).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': String(11 * 3600) },
    message: expect.stringContaining('in 11 hours'),
  })
  await expect(send('203.0.113.6', after(13))).resolves.toHaveProperty('reference')
  await expect(send('203.0.113.5', after(24))).resolves.toHaveProperty('reference')
})

test('in a flood every lead is stored; staff are told of the first ones singly and of the others in one mail', async () => {
  const beyond = 7
  for (let at = 0; at < MAILED_ONE_BY_ONE + beyond; at += 1) await send(`203.0.113.${at}`)
  await send('203.0.113.200', noon, true)
  const { rowCount } = await catalog.pool.query('select from app.lead')
  expect(rowCount).toBe(MAILED_ONE_BY_ONE + beyond + 1)
  expect(await noticesAsked()).toHaveLength(MAILED_ONE_BY_ONE)

  await catalog.pool.query('update app.lead set deleted_at = now() where id = $1', [MAILED_ONE_BY_ONE + 1])
  expect(await mailLeadDigest(catalog, catalog.context)).toBe(beyond - 1)
  expect((await noticesAsked()).at(-1)?.value).toEqual({ leads: beyond - 1 })
  expect(await mailLeadDigest(catalog, catalog.context)).toBe(0)
  expect(await noticesAsked()).toHaveLength(MAILED_ONE_BY_ONE + 1)

  await send('203.0.113.201', after(2))
  expect((await noticesAsked()).at(-1)?.key).toBe(`lead-${MAILED_ONE_BY_ONE + beyond + 2}`)
})
