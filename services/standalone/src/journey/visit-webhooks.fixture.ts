import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { webhookEndpoints } from '@tahanan/contracts/webhook/webhook.endpoints.ts'
import { startReceiver } from '@tahanan/workers/webhook/receiver.fixture.ts'
import { vi } from 'vitest'
import type { JourneyStage } from './journey-stage.fixture.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
const as = 'admin'

/** A partner that is told of a project's change, twice, and then no more. */
export async function visitWebhooks({ call }: JourneyStage): Promise<void> {
  const receiver = await startReceiver()
  const { create, get, list, update, rotate, deliveries, replay, replayFailed, disable, enable } = webhookEndpoints
  const { id } = await call(create, { as, body: { address: receiver.address, event_types: ['project.changed'] } })
  const params = { id }
  await call(update, { as, params, body: { event_types: ['project.changed', 'lead.created'] } })
  await call(rotate, { as, params, body: {} })
  const { results: projects } = await call(projectEndpoints.list, { as })
  const [project] = projects
  if (project === undefined) throw new Error('There is no project that could change.')
  const changed = { ad_approval_no: 'AA-2026-7', details: '<p>Now with a pool.</p>' }
  await call(projectEndpoints.update, { as, params: project, body: changed })
  await vi.waitFor(() => {
    if (receiver.taken().length === 0) throw new Error('Nothing has arrived yet.')
  }, PATIENCE)
  const { results } = await call(deliveries, { as, params })
  await call(replay, { as, params: { id, delivery: results[0]?.id } })
  await call(replayFailed, { as, params })
  await call(disable, { as, params, body: {} })
  await call(enable, { as, params, body: {} })
  await call(get, { as, params })
  await call(list, { as })
  await call(webhookEndpoints.delete, { as, params })
  await receiver.close()
}
