import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { submitLead } from '@tahanan/catalog/lead/submit-lead.ts'
import { createListing } from '@tahanan/catalog/listing/create-listing.ts'
import { HOUSE } from '@tahanan/catalog/listing/listing-catalog.fixture.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { cancelOwnViewing, changeViewing, readFreeTimes } from '@tahanan/catalog/viewing/viewing-commands.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkerAndRelay } from '../job/worker-and-relay.fixture.ts'
import { mailLeadJob } from '../lead/mail-lead.job.ts'
import { type ReceivedMail, startMailServer, type TestMailServer } from '../mail/mail-server.fixture.ts'
import { calendarIn, unquoted } from './calendar-in.fixture.ts'
import { mailViewingJob } from './mail-viewing.job.ts'

const VISITOR = 'maria@example.com'
const STAFF = 'sales@agency.ph'

let catalog: TestCatalog
let server: TestMailServer
let folder: string
const stopping: (() => Promise<void>)[] = []
const lines: string[] = []

beforeAll(async () => {
  catalog = await openTestCatalog()
  server = await startMailServer()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-viewing-'))
  const { connectionString } = catalog
  const { stop } = await startWorkerAndRelay({
    config: loadConfig({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      PUBLIC_URL: 'https://tahanan.example',
      LEAD_MAIL_TO: STAFF,
      TOKEN_SECRET: 'a secret of more than thirty-two bytes',
    }),
    log: createLog({ level: 'info', name: 'test', destination: { write: (line) => void lines.push(line) } }),
    connectionString,
    mediaFolder: folder,
    jobs: [mailLeadJob, mailViewingJob],
  })
  stopping.push(stop)
})
afterAll(async () => {
  for (const stop of stopping) await stop()
  await server.close()
  await catalog.drop()
  await rm(folder, { recursive: true })
})

const context = () => ({ actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'test' })

/** The mails of one change, the visitor's and staff's. */
async function received(): Promise<readonly [ReceivedMail, ReceivedMail]> {
  const to = (address: string) => server.mails.find(({ recipients }) => recipients.includes(address))
  await expect.poll(() => [to(VISITOR), to(STAFF)]).not.toContain(undefined)
  const [visitor, staff] = [to(VISITOR), to(STAFF)]
  if (visitor === undefined || staff === undefined) throw new Error('The mails have gone.')
  server.clear()
  return [visitor, staff]
}

test('both are told of each change, with calendar files that belong together', async () => {
  const { id: listingId } = await createListing(catalog, catalog.context, {
    listingType: BROKERAGE_LISTING,
    changes: { ...HOUSE, name: 'Casa Ñandú; with a view, really' },
  })
  const { rows } = await catalog.pool.query<{ slug: string }>('select slug from app.listing where id = $1', [listingId])
  const slug = rows[0]?.slug ?? ''
  const [first = '', second = '', third = ''] = (await readFreeTimes(catalog, slug, new Date())).slice(20)
  await submitLead(
    catalog,
    { now: new Date(), correlationId: 'test' },
    {
      source: 'listing',
      fullname: 'María Santos',
      email: VISITOR,
      phone: '0917 555 1234',
      message: 'I would like to see it.',
      reportReason: null,
      listingSlug: slug,
      looksAutomatic: false,
      viewing: { times: [new Date(first), new Date(second)], language: 'fil' },
    },
    { clientAddress: '203.0.113.5', addressSecret: 'secret', mailsStaff: true },
  )
  await expect.poll(() => server.mails).toHaveLength(1)
  expect(server.mails[0]?.recipients).toEqual([STAFF])
  expect(server.mails[0]?.content).toContain('Proposed: ')
  server.clear()

  const change = (act: 'confirm' | 'move', at: string) =>
    changeViewing(catalog, context(), 1, { kind: act, at: new Date(at), salespersonId: null, word: '' }, undefined)
  await change('confirm', first)
  const [confirmed, toStaff] = await received()
  const request = calendarIn(confirmed)
  expect(request.head).toMatch(/method=REQUEST/i)
  expect(request).toMatchObject({
    method: 'REQUEST',
    sequence: 0,
    startsAt: first,
    summary: 'Pagtingin: Casa Ñandú; with a view, really',
    attendee: `mailto:${VISITOR}`,
  })
  const { uid } = request
  expect(calendarIn(toStaff)).toMatchObject({ method: 'REQUEST', uid, sequence: 0, startsAt: first })
  expect(toStaff.content).not.toMatch(/Santos|maria@|0917|555/)
  expect(toStaff.content).toContain('/dashboard/leads/view/1')

  await change('move', third)
  const moved = await received()
  for (const mail of moved)
    expect(calendarIn(mail)).toMatchObject({ method: 'REQUEST', uid, sequence: 1, startsAt: third })

  const token = /\/fil\/viewing\/([\w-]{43})/.exec(unquoted(moved[0].content))?.[1] ?? ''
  const answer = await cancelOwnViewing(catalog, { now: new Date(), correlationId: 'test' }, token)
  expect(answer).toMatchObject({ state: 'cancelled', at: third, is_open: false })
  for (const mail of await received())
    expect(calendarIn(mail)).toMatchObject({ method: 'CANCEL', uid, sequence: 2, startsAt: third })
  expect(await readFreeTimes(catalog, slug, new Date())).toContain(third)

  expect(lines.join('')).not.toMatch(/Santos|maria@|agency\.ph/)
  expect(lines.join('')).not.toContain(token)
  const { rows: jobs } = await catalog.pool.query<{ text: string }>(`select j::text as text from jobs.job j`)
  expect(jobs.map(({ text }) => text).join('')).not.toMatch(/Santos|maria@/)
})
