import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import type { EngineConfig } from '@tahanan/platform/config/config-schema.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { readPipelineBacklog } from '@tahanan/workers/pipeline/pipeline-backlog.ts'
import { startPipeline } from '@tahanan/workers/pipeline/start-pipeline.ts'
import { awaitEmpty } from './await-empty.ts'

interface ProjectOutboxOptions extends Catalog {
  readonly databaseUrl: string
  readonly readDatabaseUrl: string
  readonly engines: EngineConfig
  readonly log: Log
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** Takes what waits in the outbox all the way to the views, beside the pipeline of a running server or without one. */
export async function projectOutbox(options: ProjectOutboxOptions): Promise<void> {
  const { pool, databaseUrl, readDatabaseUrl, engines, log, signal, onProgress } = options
  const onError = (error: unknown): void => log.error({ err: error }, 'seed')
  const pipeline = await startPipeline({ databaseUrl, readDatabaseUrl, engines, log })
  const bus = await openEventBus(engines, { databaseUrl, onError })
  const readPool = openReadPool({ connectionString: readDatabaseUrl, max: 2, applicationName: 'seed' })
  const countWaiting = async () => {
    const { outboxRows, messages, hasQueuedRefreshes } = await readPipelineBacklog({ pool, readPool, bus })
    return outboxRows + messages + (hasQueuedRefreshes ? 1 : 0)
  }
  try {
    await awaitEmpty({ countWaiting, signal, onProgress })
  } finally {
    await readPool.end()
    await bus.close()
    await pipeline.stop()
  }
}
