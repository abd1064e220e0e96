import { createServer } from 'node:http'
import { once } from 'node:events'
import { importSourceEndpoints } from '@tahanan/contracts/import-source/import-source.endpoints.ts'
import { vi } from 'vitest'
import type { JourneyStage } from './journey-stage.fixture.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
const as = 'admin'

/** A partner whose answer is no table: fetched, paused, resumed, changed, asked again and forgotten. */
export async function visitImportSources({ call, admin }: JourneyStage): Promise<void> {
  const partner = createServer((_, response) => response.end('<p>No table</p>')).listen(0, '127.0.0.1')
  await once(partner, 'listening')
  const bound = partner.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/`
  const { create, list, update, fetch, pause, resume } = importSourceEndpoints
  const body = { name: 'Partner', address, account_id: admin.accountIds.editor }
  const { id } = await call(create, { as, body })
  const params = { id }
  await vi.waitFor(async () => {
    const { results } = await call(list, { as })
    if (results[0]?.cause?.includes('a page') !== true) throw new Error('It has not been fetched yet.')
  }, PATIENCE)
  await call(pause, { as, params, body: {} })
  await call(resume, { as, params, body: {} })
  await call(update, { as, params, body: { daily_hour: 3 } })
  await call(fetch, { as, params, body: {} })
  await call(importSourceEndpoints.delete, { as, params })
  partner.close()
}
