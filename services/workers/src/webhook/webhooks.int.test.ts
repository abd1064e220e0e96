import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertAccount } from '@tahanan/catalog/account/account.store.ts'
import { updateLead } from '@tahanan/catalog/lead/lead-commands.ts'
import { submitLead } from '@tahanan/catalog/lead/submit-lead.ts'
import { type ListingCatalog, openListingCatalog } from '@tahanan/catalog/listing/listing-catalog.fixture.ts'
import { projects } from '@tahanan/catalog/project/project-commands.ts'
import {
  createWebhook,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  getWebhookAnswer,
  listDeliveries,
  replayDeliveries,
  rotateWebhookSecret,
} from '@tahanan/catalog/webhook/webhook-commands.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@tahanan/contracts/webhook/webhook.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FOLLOWERS } from '../job/followers.ts'
import type { RunningJobWorker } from '../job/start-job-worker.ts'
import { startWorkerAndRelay } from '../job/worker-and-relay.fixture.ts'
import { startMailServer } from '../mail/mail-server.fixture.ts'
import { deliverWebhookJob } from './deliver-webhook.job.ts'
import { mailWebhookJob } from './mail-webhook.job.ts'
import { startReceiver, type TestReceiver } from './receiver.fixture.ts'
import { WEBHOOK_GROUP } from './notify-webhooks.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }
const LAB = { toPrivate: true }
const FIRST_PAGE = { page: 1, page_size: 100 }
const HOUR_MS = 60 * 60_000

let catalog: ListingCatalog
let folder: string
let receiver: TestReceiver
let worker: RunningJobWorker
let stopping: (() => Promise<void>)[]

beforeEach(async () => {
  catalog = await openListingCatalog()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-webhooks-'))
  receiver = await startReceiver()
  stopping = []
})
afterEach(async () => {
  for (const stop of stopping) await stop()
  await receiver.close()
  await catalog.drop()
  await rm(folder, { recursive: true })
})

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const { connectionString } = catalog
  const started = await startWorkerAndRelay({
    config: loadConfig({ WEBHOOKS_TO_PRIVATE: 'on', PUBLIC_URL: 'https://tahanan.example', ...environment }),
    log: createLog({ level: 'silent', name: 'test' }),
    connectionString,
    mediaFolder: folder,
    jobs: [deliverWebhookJob, mailWebhookJob],
    followers: FOLLOWERS,
  })
  ;({ worker } = started)
  stopping.push(() => started.stop())
}

const create = (eventTypes: readonly WebhookEventType[] = WEBHOOK_EVENT_TYPES) =>
  createWebhook(catalog, { ...catalog.context, now: new Date() }, { address: receiver.address, eventTypes }, LAB)
const types = () => receiver.taken().map(({ type }) => type)
const arrived = (expected: readonly string[]) => expect.poll(() => types()).toEqual(expected)
const followed = () =>
  vi.waitFor(async () => {
    const { rows } = await catalog.pool.query('select from app.outbox')
    expect(rows).toEqual([])
    const lag = await worker.dependencies.bus.lag(CATALOG_TOPIC, WEBHOOK_GROUP)
    expect(lag.every((partition) => partition.lag === 0n)).toBe(true)
  }, PATIENCE)
const deliveries = async (id: number) => (await listDeliveries(catalog, id, FIRST_PAGE)).results

test('tells what happens to a listing, in order, signed as the reference library has it', async () => {
  const { id: earlier } = await catalog.createHouse({ name: 'There before' })
  await start()
  const { secret } = await create()
  const { id } = await catalog.createHouse({ point: { latitude: 13.941_234, longitude: 121.163_456 } })
  await arrived(['listing.published'])
  await catalog.update(id, { bedroom: 3 })
  await arrived(['listing.published', 'listing.changed'])
  await catalog.update(id, { priceCentavos: 400_000_000 })
  await expect.poll(() => types().slice(2)).toEqual(['listing.changed', 'listing.price_lowered'])
  await catalog.update(id, { availability: 1 })
  await expect.poll(() => types().slice(4)).toEqual(['listing.changed', 'listing.sold'])
  await catalog.remove(id)
  await expect.poll(() => types().slice(6)).toEqual(['listing.deleted'])
  await catalog.update(earlier, { name: 'There before, renamed' })
  await expect.poll(() => types().slice(7)).toEqual(['listing.changed'])

  for (const { body, headers } of receiver.received)
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  const [published] = receiver.received
  expect(() => new Webhook(secret).verify(`${published?.body} `, published?.headers ?? {})).toThrow('No matching')
  expect(published?.data).toMatchObject({
    id,
    name: 'House in Lipa',
    url: `https://tahanan.example/listing/house-in-lipa-${id}/`,
    minimum_price: 4_500_000,
    place: { latitude: 13.941, longitude: 121.163, precision: 'near' },
  })
  const all = receiver.received.map(({ body }) => body).join('\n')
  expect(all).not.toMatch(/Owner|Alpha|Beta|13\.9412/)
})

test('tells nothing of drafts, of what staff alone see, and of what went wrong with nobody', async () => {
  await start()
  await create()
  const { id } = await catalog.createHouse({ isPublished: false })
  await catalog.update(id, { priceCentavos: 1 })
  await catalog.update(id, { isPublished: true })
  await arrived(['listing.published'])
  await catalog.update(id, { listingOwner: 'Somebody else' })
  await catalog.update(id, { isPublished: false })
  await arrived(['listing.published', 'listing.deleted'])
  await catalog.remove(id)
  await followed()
  expect(types()).toEqual(['listing.published', 'listing.deleted'])
})

test('tells of projects, and of leads only the reference', async () => {
  await start()
  await create(['project.changed', 'project.deleted', 'lead.created'])
  const { lotProjectId } = catalog.parents
  await projects.update(catalog, catalog.context, lotProjectId, { name: 'Bukid Hills' })
  await arrived(['project.changed'])
  await projects.remove(catalog, catalog.context, lotProjectId)
  await arrived(['project.changed', 'project.deleted'])
  const sender = { clientAddress: '203.0.113.5', addressSecret: 'secret', mailsStaff: false }
  const lead = {
    source: 'contact',
    fullname: 'María Santos',
    email: 'maria@example.com',
    phone: '0917 555 1234',
    message: 'Hello.',
    reportReason: null,
    listingSlug: null,
  } as const
  const { reference } = await submitLead(catalog, catalog.context, { ...lead, looksAutomatic: false }, sender)
  const automatic = await submitLead(catalog, catalog.context, { ...lead, looksAutomatic: true }, sender)
  await expect.poll(() => receiver.taken()).toHaveLength(3)
  expect(receiver.taken().at(-1)).toMatchObject({ type: 'lead.created', data: { reference } })
  expect(receiver.taken().at(-1)?.body).not.toMatch(/Santos|maria|0917/)
  // What looked like spam, once somebody says that it is none; and only then.
  const found = 'select id from app.lead where reference = $1'
  const { rows } = await catalog.pool.query<{ id: number }>(found, [automatic.reference])
  const mark = (isSpam: boolean) =>
    updateLead(catalog, catalog.context, rows[0]?.id ?? 0, { isSpam }, { publicUrl: 'https://tahanan.example' })
  for (const isSpam of [false, true, false]) await mark(isSpam)
  await expect.poll(() => receiver.taken()).toHaveLength(4)
  expect(receiver.taken().at(-1)).toMatchObject({ type: 'lead.created', data: automatic })
  await followed()
  expect(receiver.taken()).toHaveLength(4)
})

test('one beside others takes nothing from them, and is told of nothing from before it was added or enabled', async () => {
  const houses: number[] = []
  for (const name of ['First', 'Second', 'Third']) houses.push((await catalog.createHouse({ name })).id)
  const [first = 0, second = 0, third = 0] = houses
  const { id, version } = await create(['listing.changed', 'listing.deleted'])
  const other = await startReceiver()
  stopping.push(() => other.close())
  // Nothing of this has been told to anybody when the worker starts.
  await catalog.update(first, { bedroom: 5 })
  const beside = { address: other.address, eventTypes: ['listing.changed', 'listing.deleted'] } as const
  const { id: otherId } = await createWebhook(catalog, catalog.context, beside, LAB)
  await catalog.update(second, { bedroom: 5 })
  await disableWebhook(catalog, catalog.context, otherId, {})
  await enableWebhook(catalog, catalog.context, otherId)
  await catalog.update(third, { bedroom: 5 })
  expect(await enableWebhook(catalog, catalog.context, id)).toMatchObject({ id, version })
  await start()
  await followed()
  const toldOf = (told: TestReceiver) => told.taken().map(({ data }) => Number(data.id))
  await expect.poll(() => toldOf(receiver).toSorted((a, b) => a - b)).toEqual(houses)
  await expect.poll(() => toldOf(other)).toEqual([third])
  await catalog.remove(first)
  await expect.poll(() => toldOf(other)).toEqual([third, first])
})

test('costs nothing without webhooks, and tells nothing twice of a batch that comes again', async () => {
  await start()
  const { id } = await catalog.createHouse()
  await followed()
  const count = async (table: string) => (await catalog.pool.query(`select from app.${table}`)).rowCount
  expect([await count('webhook_notified_state'), await count('webhook_event')]).toEqual([0, 0])

  const { id: webhookId } = await create(['listing.changed', 'listing.published'])
  await catalog.update(id, { bedroom: 4 })
  await arrived(['listing.changed'])
  for (const stop of stopping.splice(0)) await stop()
  await catalog.pool.query('delete from bus.group_offset')
  await start()
  await followed()
  expect(await deliveries(webhookId)).toHaveLength(1)
  await deleteWebhook(catalog, catalog.context, webhookId)
  expect(await count('webhook_notified_state')).toBe(0)
})

test('what is refused is sent again, under the same id; what comes after waits for it', async () => {
  await start()
  const { id: webhookId } = await create()
  let refusals = 1
  receiver.answer(() => (refusals-- > 0 ? 503 : 200))
  const { id } = await catalog.createHouse()
  await expect.poll(() => receiver.received).toHaveLength(1)
  await catalog.update(id, { bedroom: 3 })
  const { id: other } = await catalog.createHouse({ name: 'Another' })
  await arrived(['listing.published', 'listing.published', 'listing.changed'])
  expect(receiver.taken().map(({ data }) => data.id)).toEqual([other, id, id])
  const [refused] = receiver.received
  expect(receiver.taken().find(({ data }) => data.id === id)?.id).toBe(refused?.id)
  await vi.waitFor(async () => {
    const log = await deliveries(webhookId)
    expect(log.map(({ state, attempts, status }) => [state, attempts, status])).toEqual([
      ['delivered', 1, 200],
      ['delivered', 1, 200],
      ['delivered', 2, 200],
    ])
  }, PATIENCE)
})

test('a new secret signs beside the old ones for a day', async () => {
  await start()
  const { id, secret } = await create()
  const rotate = () => rotateWebhookSecret(catalog, { ...catalog.context, now: new Date() }, id)
  const { secret: unseen } = await rotate()
  const { secret: next } = await rotate()
  await catalog.createHouse()
  await arrived(['listing.published'])
  const [message] = receiver.received
  for (const known of [secret, unseen, next]) new Webhook(known).verify(message?.body ?? '', message?.headers ?? {})
  await catalog.pool.query(`update app.webhook set previous_secret_until = now() - interval '1 second'`)
  await catalog.createHouse({ name: 'Second' })
  await expect.poll(() => receiver.received).toHaveLength(2)
  const last = receiver.received[1]
  new Webhook(next).verify(last?.body ?? '', last?.headers ?? {})
  for (const over of [secret, unseen])
    expect(() => new Webhook(over).verify(last?.body ?? '', last?.headers ?? {})).toThrow('No matching')
  await rotate()
  const { rows } = await catalog.pool.query('select previous_secrets as secrets from app.webhook')
  expect(rows).toEqual([{ secrets: [next] }])
})

test('three days of failure disable it and tell administrators; what was given up can be sent again', async () => {
  const mails = await startMailServer()
  stopping.push(() => mails.close())
  for (const role of ['admin', 'editor'] as const) {
    const client = await catalog.pool.connect()
    const account = { name: role, username: role, usernameFolded: role, passwordHash: 'none', role, state: 'active' }
    const email = { address: `${role}@agency.ph`, folded: `${role}@agency.ph` }
    await insertAccount(client, { ...account, state: 'active', email, createdAt: new Date() })
    client.release()
  }
  await start({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` })
  const { id: webhookId } = await create()
  receiver.answer(() => 500)
  await catalog.pool.query('update app.webhook set failing_since = $1, next_probe_at = $1', [
    new Date(Date.now() - 73 * HOUR_MS),
  ])
  await catalog.createHouse()
  await expect.poll(async () => (await getWebhookAnswer(catalog, webhookId)).state).toBe('disabled')
  await expect.poll(() => mails.mails).toHaveLength(1)
  expect(mails.mails[0]?.recipients).toEqual(['admin@agency.ph'])
  expect(mails.mails[0]?.content).toContain(`/dashboard/webhooks/${webhookId}`)
  await catalog.createHouse({ name: 'Untold' })
  await followed()
  const [failed] = await deliveries(webhookId)
  expect(failed).toMatchObject({ state: 'failed', cause: 'The webhook was disabled.', next_attempt_at: null })

  await expect(replayDeliveries(catalog, catalog.context, webhookId)).rejects.toMatchObject({ status: 409 })
  receiver.answer(() => 200)
  await enableWebhook(catalog, { ...catalog.context, now: new Date() }, webhookId)
  expect(await replayDeliveries(catalog, { ...catalog.context, now: new Date() }, webhookId)).toBe(1)
  await arrived(['listing.published'])
  // It has arrived a moment before that is noted.
  await expect
    .poll(async () => (await deliveries(webhookId)).find(({ id }) => id === failed?.id)?.state)
    .toBe('delivered')
  await replayDeliveries(catalog, { ...catalog.context, now: new Date() }, webhookId, failed?.id ?? 0)
  await arrived(['listing.published', 'listing.published'])
  expect(new Set(receiver.taken().map(({ id }) => id)).size).toBe(1)
  await disableWebhook(catalog, catalog.context, webhookId, {})
  expect(await catalog.auditActions('webhook', webhookId)).toEqual([
    'create',
    'disable',
    'enable',
    'replay',
    'replay',
    'disable',
  ])
})

test('a receiver that is away is asked little, and keeps nobody from the others', async () => {
  await start()
  const { id } = await create(['listing.published'])
  const other = await startReceiver()
  stopping.push(() => other.close())
  await createWebhook(catalog, catalog.context, { address: other.address, eventTypes: ['listing.published'] }, LAB)
  receiver.answer(() => 500)
  const longAgo = new Date(Date.now() - 2 * 60_000)
  await catalog.pool.query('update app.webhook set failing_since = $2, next_probe_at = $2 where id = $1', [id, longAgo])
  const houses = 60
  for (let house = 0; house < houses; house += 1) await catalog.createHouse({ name: `House ${house}` })
  await expect.poll(() => other.taken()).toHaveLength(houses)
  expect(receiver.received.length).toBeGreaterThan(0)
  expect(receiver.received.length).toBeLessThan(houses)
  const pending = (await getWebhookAnswer(catalog, id)).pending
  expect(pending).toBe(houses)
})

test('what happens while it is being disabled is given up, not left on its way', async () => {
  await start()
  const { id: webhookId } = await create(['listing.published'])
  receiver.answer(() => 500)
  const houses = Array.from({ length: 20 }, (_, house) => catalog.createHouse({ name: `House ${house}` }))
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
  await disableWebhook(catalog, catalog.context, webhookId, {})
  await Promise.all(houses)
  await followed()
  expect(await getWebhookAnswer(catalog, webhookId)).toMatchObject({ state: 'disabled', pending: 0 })
})

test('an address that leads inside by the time it is sent to is not called', async () => {
  await start({ WEBHOOKS_TO_PRIVATE: 'off' })
  const { id: webhookId } = await create()
  await catalog.createHouse()
  await vi.waitFor(async () => {
    const [delivery] = await deliveries(webhookId)
    expect(delivery).toMatchObject({
      state: 'pending',
      attempts: 1,
      cause: '127.0.0.1 is no address of the public internet.',
    })
  }, PATIENCE)
  expect(receiver.received).toEqual([])
})
