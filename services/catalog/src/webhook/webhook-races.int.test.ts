import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../command/run-command.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { recordWebhookEvents } from './record-webhook-events.ts'
import { createWebhook, disableWebhook, enableWebhook, getWebhookAnswer } from './webhook-commands.ts'
import { claimNextDelivery, storeOutcome } from './webhook-delivery.store.ts'

let catalog: TestCatalog
beforeAll(async () => {
  catalog = await openTestCatalog()
})
afterAll(() => catalog.drop())

const happened = { type: 'lead.created', key: 'lead:1', occurredAt: '2026-03-01T08:00:00Z', data: {} } as const

test('an event and the end of its webhook: whichever comes first, nothing is left on its way', async () => {
  const { context } = catalog
  const draft = { address: 'https://8.8.8.8/', eventTypes: ['lead.created'] } as const
  const { id } = await createWebhook(catalog, context, draft, { toPrivate: false })
  let recorded = (): void => {}
  const disabling = new Promise<void>((resolve) => {
    recorded = resolve
  }).then(() => disableWebhook(catalog, context, id, {}))
  await runCommand(catalog, context, async (unit) => {
    await recordWebhookEvents(unit, [happened])
    recorded()
    // Until the other one waits for this transaction.
    await expect
      .poll(async () => (await catalog.pool.query('select from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0)
  })
  expect(await disabling).toMatchObject({ state: 'disabled', pending: 0, failed: 1 })

  await enableWebhook(catalog, context, id)
  const client = await catalog.pool.connect()
  await client.query('begin')
  await client.query('select from app.webhook where id = $1 for update', [id])
  await client.query(`update app.webhook set state = 'disabled' where id = $1`, [id])
  const recording = runCommand(catalog, context, (unit) => recordWebhookEvents(unit, [happened]))
  await expect
    .poll(async () => (await catalog.pool.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)
  await client.query('commit')
  client.release()
  await recording
  expect(await getWebhookAnswer(catalog, id)).toMatchObject({ pending: 0, failed: 1 })
})

test('the end of a try and the end of its webhook never wait for each other in a ring', async () => {
  const { context, pool } = catalog
  const draft = { address: 'https://1.1.1.1/', eventTypes: ['lead.created'] } as const
  const { id: webhookId } = await createWebhook(catalog, context, draft, { toPrivate: false })
  await runCommand(catalog, context, (unit) => recordWebhookEvents(unit, [happened]))
  const delivery = await claimNextDelivery(pool, { webhookId, key: happened.key }, context.now, 15_000)
  if (delivery === undefined) throw new Error('Nothing to send.')
  const outcome = {
    state: 'failed',
    status: 500,
    elapsedMs: 1,
    cause: '',
    answer: '',
    nextAttemptAt: context.now,
  } as const
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from app.webhook where id = $1 for update', [webhookId])
  const storing = storeOutcome(pool, { webhookId, delivery, outcome }, context.now)
  await expect
    .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)
  await client.query('select from app.webhook_delivery where id = $1 for update nowait', [delivery.id])
  await client.query('commit')
  client.release()
  expect(await storing).toEqual(context.now)
})
