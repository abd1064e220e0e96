import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestAdminApi, type TestAdminApi } from '@tahanan/admin-api/router/admin-api.fixture.ts'
import { askAlert } from '@tahanan/catalog/alert/alert-commands.ts'
import { ALERT_MAIL_QUEUE } from '@tahanan/catalog/alert/alert-digest.ts'
import { submitLead } from '@tahanan/catalog/lead/submit-lead.ts'
import { createListing } from '@tahanan/catalog/listing/create-listing.ts'
import { HOUSE } from '@tahanan/catalog/listing/listing-catalog.fixture.ts'
import { readFreeTimes } from '@tahanan/catalog/viewing/viewing-commands.ts'
import { VIEWING_MAIL_QUEUE } from '@tahanan/catalog/viewing/viewing-mail.ts'
import { askAlertBody } from '@tahanan/contracts/alert/alert.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { openPostgresJobs } from '@tahanan/platform/jobs/postgres-jobs.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import { mailAlertJob } from '@tahanan/workers/alert/mail-alert.job.ts'
import { startWorkerAndRelay } from '@tahanan/workers/job/worker-and-relay.fixture.ts'
import { startMailServer, type TestMailServer } from '@tahanan/workers/mail/mail-server.fixture.ts'
import { mailViewingJob } from '@tahanan/workers/viewing/mail-viewing.job.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const PATIENCE = { timeout: 60_000, interval: 50 }
const AS_ADMIN = { as: 'admin' } as const
const MARIA = 'maria@example.com'
const SECRET = 'a secret of more than thirty-two bytes'

let api: TestAdminApi
let mails: TestMailServer
let folder: string
let hasty: Jobs
let stop: () => Promise<void>

beforeAll(async () => {
  api = await startTestAdminApi()
  const { connectionString, pool } = api.catalog
  await migrate(pool, READ_MIGRATIONS)
  mails = await startMailServer()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-given-up-'))
  const started = await startWorkerAndRelay({
    config: loadConfig({
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      PUBLIC_URL: 'https://tahanan.example',
      TOKEN_SECRET: SECRET,
    }),
    log: createLog({ level: 'silent', name: 'test' }),
    connectionString,
    mediaFolder: folder,
    jobs: [mailAlertJob, mailViewingJob],
  })
  stop = () => started.stop()
  // Whoever adds a job says how long its pauses are.
  hasty = await openPostgresJobs({ connectionString, onError: console.error, retryDelayMs: 20 })
})
afterAll(async () => {
  await hasty.close()
  await stop()
  await mails.close()
  await api.close()
  await rm(folder, { recursive: true })
})

const context = () => ({ ...api.catalog.context, now: new Date() })
const sender = { clientAddress: '203.0.113.5', secret: SECRET }

/** An alert that was asked for, and whose mail is refused to the end. */
async function giveUpAlert(): Promise<void> {
  const { pool } = api.catalog
  const wish = { email: MARIA, search: 'kind=house', cadence: 'at-once', language: 'en', elapsed_ms: 9_000 }
  await askAlert(api.catalog, context(), askAlertBody.parse(wish), sender)
  const mailId = await vi.waitFor(async () => {
    const { rows } = await pool.query<{ id: string }>('select id from app.alert_mail where tries = 1')
    expect(rows).toHaveLength(1)
    return rows[0]?.id
  }, PATIENCE)
  await pool.query('update app.alert_mail set tries = 15')
  await hasty.add(ALERT_MAIL_QUEUE, { mailId }, { id: `last-${mailId}` })
}

/** A viewing that was proposed, and whose mail is refused to the end. */
async function giveUpViewing(): Promise<void> {
  const { pool } = api.catalog
  const { slug } = await createListing(api.catalog, context(), {
    listingType: BROKERAGE_LISTING,
    changes: { ...HOUSE, name: 'Casa Sulat' },
  })
  const [time = ''] = (await readFreeTimes(api.catalog, slug, new Date())).slice(20)
  await submitLead(
    api.catalog,
    context(),
    {
      source: 'listing',
      fullname: 'María Santos',
      email: MARIA,
      phone: '0917 555 1234',
      message: 'I would like to see it.',
      reportReason: null,
      listingSlug: slug,
      looksAutomatic: false,
      viewing: { times: [new Date(time)], language: 'en' },
    },
    { clientAddress: '203.0.113.5', addressSecret: SECRET, mailsStaff: false },
  )
  const { rows } = await pool.query<{ id: number; version: number }>('select id, version from app.viewing')
  const [viewing] = rows
  const mail = { viewingId: viewing?.id, version: viewing?.version, about: 'decline', to: 'visitor' }
  await hasty.add(VIEWING_MAIL_QUEUE, mail, { id: 'viewing-1' })
}

test('mails that were refused to the end are shown without addresses, and are sent when somebody tries again', async () => {
  mails.refuse(() => ({ code: 550, text: `${MARIA}: no such mailbox` }))
  await Promise.all([giveUpAlert(), giveUpViewing()])
  const { results } = await vi.waitFor(async () => {
    const answer = await api.ask(systemEndpoints.givenUpMails, AS_ADMIN)
    expect(answer.count).toBe(2)
    return answer
  }, PATIENCE)
  const to = 'm•••@example.com'
  const cause = expect.stringContaining('no such mailbox')
  expect(results).toContainEqual(
    expect.objectContaining({ kind: 'alert', about: 'confirmation', to, listing: null, tries: 16, cause }),
  )
  expect(results).toContainEqual(
    expect.objectContaining({ kind: 'viewing', about: 'decline', to, listing: 'Casa Sulat', tries: 5, cause }),
  )
  expect(JSON.stringify(results)).not.toContain('maria')
  // Each stands in one list.
  expect((await api.ask(systemEndpoints.failedJobs, AS_ADMIN)).results).toEqual([])

  mails.refuse(undefined)
  for (const { kind, id } of results)
    await api.ask(systemEndpoints.retryGivenUpMail, { ...AS_ADMIN, params: { kind, id } })
  await expect.poll(() => mails.mails.map(({ recipients }) => recipients)).toEqual([[MARIA], [MARIA]])
  await vi.waitFor(async () => {
    expect(await api.ask(systemEndpoints.givenUpMails, AS_ADMIN)).toEqual({ count: 0, results: [] })
  }, PATIENCE)
  expect(await api.catalog.auditActions('system', 0)).toEqual(['retry', 'retry'])

  for (const path of [`alert/${randomUUID()}`, 'alert/none', 'viewing/viewing-1', 'viewing/none', 'letter/1']) {
    const { status } = await api.request('POST', `/admin/system/given-up-mails/${path}/retry/`, AS_ADMIN)
    expect([path, status]).toEqual([path, 404])
  }
})
