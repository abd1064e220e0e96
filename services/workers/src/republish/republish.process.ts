import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { republishCatalogue } from '@tahanan/catalog/republish/republish-catalogue.ts'
import { loadConfig, requireSettings } from '@tahanan/platform/config/load-config.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'

/** Publishes the whole catalogue again, once: after the topic was lost, or the catalogue restored from a backup. */
async function main(): Promise<void> {
  const config = requireSettings(loadConfig(), ['DATABASE_URL'], 'republish')
  const pool = openPool({ connectionString: config.DATABASE_URL, max: 2, applicationName: 'republish' })
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'republish' }
  try {
    const published = await republishCatalogue({ pool }, context, { signal: stopping.signal })
    console.log(`${published} aggregates are on their way.`)
  } finally {
    await pool.end()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
