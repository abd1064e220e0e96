import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { describeAreaNumbers } from '@tahanan/read-models/place/area-numbers.contract.ts'
import { afterAll } from 'vitest'
import { collectClosings } from '@tahanan/platform/process/closings.ts'
import { startOwnEngines } from './own-engines.ts'

const closings = collectClosings()
afterAll(() => closings.closeAll())

describeAreaNumbers(async ({ connectionString }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-areas-'))
  closings.add(() => rm(folder, { recursive: true, force: true }))
  const { variables } = await startOwnEngines(folder, loadConfig().DATA_DIR, closings)
  const onError = (error: unknown) => console.error(error)
  const config = loadConfig({ ...variables, TOKEN_SECRET: 'a secret of forty characters, just made' })
  return openEventBus(config, { databaseUrl: connectionString, onError })
})
