import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../command/run-command.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { recordWebhookEvents } from './record-webhook-events.ts'
import { createWebhook, disableWebhook, enableWebhook, getWebhookAnswer } from './webhook-commands.ts'

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
