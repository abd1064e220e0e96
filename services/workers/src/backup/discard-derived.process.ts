import { loadConfig, requireSettings } from '@tahanan/platform/config/load-config.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { discardDerived } from './discard-derived.ts'

/** A step of `deploy/restore.sh`: what follows makes everything anew. */
async function main(): Promise<void> {
  const config = requireSettings(loadConfig(), ['DATABASE_URL'], 'discard-derived')
  const databaseUrl = config.DATABASE_URL
  const onError = (error: unknown): void => console.error(error)
  const readPool = openPool({
    connectionString: config.READ_DATABASE_URL ?? databaseUrl,
    max: 1,
    applicationName: 'discard',
  })
  try {
    const [bus, jobs] = await openTogether([
      openEventBus(config, { databaseUrl, onError }),
      openJobs(config, { databaseUrl, onError }),
    ])
    try {
      await discardDerived({ bus, jobs, readPool })
    } finally {
      await Promise.all([bus.close(), jobs.close()])
    }
    console.log('Topic, queues and read schema are gone.')
  } finally {
    await readPool.end()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
