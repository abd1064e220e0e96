import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteRegistration } from '@tahanan/catalog/account/account-commands.ts'
import { askReset, inviteAccount, setPasswordByLink, showLink } from '@tahanan/catalog/account/account-link.ts'
import { insertAccount } from '@tahanan/catalog/account/account.store.ts'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { mailLeadDigest } from '@tahanan/catalog/lead/lead-digest.ts'
import { LEAD_MAIL_QUEUE } from '@tahanan/catalog/lead/lead-mail.ts'
import { submitLead } from '@tahanan/catalog/lead/submit-lead.ts'
import { raiseGuessAlarm } from '@tahanan/catalog/session/password-guesses.ts'
import { createSessions } from '@tahanan/catalog/session/sessions.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import type { LeadSubmission } from '@tahanan/contracts/lead/submit-lead-body.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RunningJobWorker } from '../job/start-job-worker.ts'
import { startWorkerAndRelay } from '../job/worker-and-relay.fixture.ts'
import { startMailServer, type TestMailServer, textOf } from './mail-server.fixture.ts'
import { mailAccountJob } from '../account/mail-account.job.ts'
import { mailLeadJob } from '../lead/mail-lead.job.ts'

const maria: LeadSubmission = {
  source: 'sell',
  fullname: 'María Santos',
  email: 'maria@example.com',
  phone: '0917 555 1234',
  message: 'I want to sell my house in Cebu.',
  reportReason: null,
  listingSlug: null,
  looksAutomatic: false,
}

let catalog: TestCatalog
let folder: string
let server: TestMailServer
let worker: RunningJobWorker
let stopping: (() => Promise<void>)[]
const lines: string[] = []

beforeEach(async () => {
  catalog = await openTestCatalog()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-mail-'))
  lines.length = 0
  stopping = []
  for (const [name, role, state] of [
    ['ana', 'admin', 'active'],
    ['ed', 'editor', 'active'],
    ['vi', 'viewer', 'active'],
    ['gone', 'admin', 'closed'],
  ] as const) {
    const client = await catalog.pool.connect()
    const email = { address: `${name}@agency.ph`, folded: `${name}@agency.ph` }
    const account = { name, username: name, usernameFolded: name, passwordHash: 'none', role, state, email }
    await insertAccount(client, { ...account, createdAt: new Date() }).finally(() => client.release())
  }
})
afterEach(async () => {
  for (const stop of stopping) await stop()
  await server.close()
  await catalog.drop()
  await rm(folder, { recursive: true })
})

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const { connectionString } = catalog
  const started = await startWorkerAndRelay({
    config: loadConfig({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      PUBLIC_URL: 'https://tahanan.example',
      ...environment,
    }),
    log: createLog({ level: 'info', name: 'test', destination: { write: (line) => void lines.push(line) } }),
    connectionString,
    mediaFolder: folder,
    jobs: [mailLeadJob, mailAccountJob],
  })
  ;({ worker } = started)
  stopping.push(() => started.stop())
}

const send = (submission: Partial<LeadSubmission> = {}, mailsStaff = true) =>
  submitLead(
    catalog,
    { now: new Date(), correlationId: 'test' },
    { ...maria, ...submission },
    { clientAddress: '203.0.113.5', addressSecret: 'secret', mailsStaff },
  )

test('tells administrators and editors where the lead is, and nothing of who wrote it', async () => {
  server = await startMailServer()
  await start()
  const { reference } = await send()
  await expect.poll(() => server.mails).toHaveLength(1)
  const [mail] = server.mails
  expect(mail?.recipients).toEqual(['ana@agency.ph', 'ed@agency.ph'])
  expect(mail?.content).toContain('From: Tahanan <no-reply@tahanan.example>')
  expect(mail?.content).toContain('Subject: New enquiry: Sell/Lease')
  expect(mail?.content).toContain(`Reference: ${reference}`)
  expect(mail?.content).toContain('https://tahanan.example/dashboard/leads/view/1')
  expect(mail?.content).not.toMatch(/Santos|maria@|0917|555|Cebu|ana@agency|ed@agency/)
  expect(lines.join('')).not.toMatch(/Santos|maria@|agency\.ph/)
})

test('tells of a flood in one mail', async () => {
  server = await startMailServer()
  await start()
  const { reference } = await send()
  await expect.poll(() => server.mails).toHaveLength(1)
  await catalog.pool.query('insert into app.lead_digest select id from app.lead')
  await mailLeadDigest(catalog, catalog.context)
  await expect.poll(() => server.mails).toHaveLength(2)
  expect(server.mails[1]?.recipients).toEqual(['ana@agency.ph', 'ed@agency.ph'])
  expect(server.mails[1]?.content).toContain('Subject: New: 1 enquiry')
  expect(server.mails[1]?.content).toContain('https://tahanan.example/dashboard/leads/all')
  expect(server.mails[1]?.content).not.toContain(reference)
})

test('tells the owner of an account that somebody guesses at its password, and nobody else', async () => {
  server = await startMailServer()
  await start({ LEAD_MAIL_TO: 'sales@agency.ph' })
  for (const accountId of [4, 3])
    await raiseGuessAlarm(catalog, { now: new Date(), correlationId: 'test' }, { accountId, guesses: 20 })
  await expect.poll(() => server.mails).toHaveLength(1)
  const [mail] = server.mails
  expect(mail?.recipients).toEqual(['vi@agency.ph'])
  expect(mail?.content).toContain('Subject: Somebody is guessing your password')
  expect(mail?.content).toContain('20 wrong passwords or codes were tried')
  expect(mail?.content).toContain('https://tahanan.example/dashboard')
})

test('a link that sets a password goes to its account alone; what was withdrawn, and nobody’s, to none', async () => {
  server = await startMailServer()
  const secret = 'a secret of the tests, long enough'
  const sessions = createSessions(catalog.pool, secret)
  const settings = { isOpen: true, sendsMail: true, origin: 'https://tahanan.example' }
  const request = { now: new Date(), correlationId: 'test' }
  const asker = { ...settings, clientAddress: '203.0.113.5' }
  const withdrawn = await inviteAccount(
    sessions,
    { ...request, actor: SYSTEM_ACTOR },
    { name: 'Wanda', email: 'wanda@agency.ph', role: 'viewer' },
    settings,
  )
  await deleteRegistration(catalog, catalog.context, withdrawn.account.id)
  await start({ TOKEN_SECRET: secret })
  await askReset(sessions, request, 'nobody@agency.ph', asker)
  await askReset(sessions, request, 'gone@agency.ph', asker)
  await askReset(sessions, request, 'VI@agency.ph', asker)
  await expect.poll(() => server.mails).toHaveLength(1)
  const [mail] = server.mails
  expect(mail?.recipients).toEqual(['vi@agency.ph'])
  const token = /https:\/\/tahanan\.example\/set-password#([\w-]{43})\s/.exec(textOf(mail))?.[1] ?? ''
  expect(await showLink(sessions, token, new Date())).toMatchObject({ purpose: 'reset', username: 'vi' })
  await expect.poll(() => catalog.auditActions('account', 3)).toEqual(['mail-reset-link'])
  await setPasswordByLink(sessions, request, { token, newPassword: 'a password of many words' })
  await expect.poll(() => server.mails).toHaveLength(2)
  expect(textOf(server.mails[1])).toContain('Subject: Your password was changed')
  expect(server.mails[1]?.recipients).toEqual(['vi@agency.ph'])
  expect(lines.join('')).not.toMatch(/agency\.ph|set-password/)
})

test('LEAD_MAIL_TO and MAIL_FROM say who else', async () => {
  server = await startMailServer()
  await start({ LEAD_MAIL_TO: 'sales@agency.ph, boss@agency.ph', MAIL_FROM: 'Leads <leads@agency.ph>' })
  await send()
  await expect.poll(() => server.mails).toHaveLength(1)
  expect(server.mails[0]?.recipients).toEqual(['sales@agency.ph', 'boss@agency.ph'])
  expect(server.mails[0]?.content).toContain('From: Leads <leads@agency.ph>')
})

test('while the mail server is away leads are taken; their mails follow when it is back, each once', async () => {
  server = await startMailServer()
  const { port } = server
  await server.close()
  await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const references = [await send(), await send(), await send()].map(({ reference }) => reference)
  await expect.poll(() => lines.join('')).toContain('mail server is away')
  const { rows } = await catalog.pool.query<{ reference: string }>('select reference from app.lead order by id')
  expect(rows.map(({ reference }) => reference)).toEqual(references)
  server = await startMailServer({ port })
  await expect.poll(() => server.mails).toHaveLength(3)
  await expect
    .poll(() => worker.dependencies.jobs.depth(LEAD_MAIL_QUEUE))
    .toMatchObject({ waiting: 0, active: 0, failed: 0 })
  for (const reference of references) {
    expect(server.mails.filter(({ content }) => content.includes(reference))).toHaveLength(1)
  }
})

test('an address that the server refuses holds the others’ mail back in nothing', async () => {
  server = await startMailServer({ unknown: ['ana@agency.ph'] })
  await start()
  await send()
  await expect.poll(() => server.mails).toHaveLength(1)
  expect(server.mails[0]?.recipients).toEqual(['ed@agency.ph'])
  await expect.poll(() => lines.join('')).toContain('the mail server refused addresses')
})

test('no mail for spam, for what was deleted meanwhile, nor when mail is off', async () => {
  server = await startMailServer()
  await send({ looksAutomatic: true })
  await send({}, false)
  expect(await catalog.outboxText()).not.toContain(LEAD_MAIL_QUEUE)
  await send()
  await catalog.pool.query('update app.lead set deleted_at = now() where id = 3')
  await send()
  await start()
  await expect.poll(() => server.mails).toHaveLength(1)
  expect(server.mails[0]?.content).toContain('/dashboard/leads/view/4')
})
