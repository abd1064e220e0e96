import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { readOutboxBacklog } from '@tahanan/catalog/outbox/outbox.store.ts'
import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import type { EngineConfig } from '@tahanan/platform/config/config-schema.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { ensureCatalogTopic } from '@tahanan/workers/pipeline/ensure-catalog-topic.ts'
import { awaitEmpty } from './await-empty.ts'

interface RelayOutboxOptions extends Catalog {
  readonly databaseUrl: string
  readonly engines: EngineConfig
  readonly log: Log
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** Hands over what waits in the outbox, until nothing does. A running server's relay is left to do it. */
export async function relayOutbox(options: RelayOutboxOptions): Promise<void> {
  const { pool, databaseUrl, engines, log, signal, onProgress } = options
  const onError = (error: unknown): void => log.error({ err: error }, 'relay')
  const bus = await openEventBus(engines, { databaseUrl, onError })
  const jobs = await openJobs(engines, { databaseUrl, onError })
  const stopping = new AbortController()
  await ensureCatalogTopic(bus)
  const relaying = runRelay({ connectionString: databaseUrl, bus, jobs, signal: stopping.signal, onError })
  try {
    await awaitEmpty({ countWaiting: async () => (await readOutboxBacklog(pool)).waiting, signal, onProgress })
  } finally {
    stopping.abort()
    await relaying
    await bus.close()
    await jobs.close()
  }
}
