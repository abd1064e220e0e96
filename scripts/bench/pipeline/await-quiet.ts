import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { readPipelineBacklog } from '@tahanan/workers/pipeline/pipeline-backlog.ts'
import { awaitEmpty } from '../../seed/await-empty.ts'

/** Waits until the running installation, which has the embedded engines, has published whatever earlier cases left to do. */
export async function awaitQuiet(databaseUrl: string): Promise<void> {
  const pool = openPool({ connectionString: databaseUrl, max: 1, applicationName: 'bench' })
  const readPool = openReadPool({ connectionString: databaseUrl, max: 1, applicationName: 'bench' })
  const bus = await openEventBus({}, { databaseUrl, onError: console.error })
  try {
    await awaitEmpty({
      countWaiting: async () => {
        const { outboxRows, messages, isDirty } = await readPipelineBacklog({ pool, readPool, bus })
        return outboxRows + messages + Number(isDirty)
      },
      signal: new AbortController().signal,
      onProgress: () => {},
    })
  } finally {
    await bus.close()
    await readPool.end()
    await pool.end()
  }
}
