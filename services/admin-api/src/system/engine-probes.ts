import type { Config } from '@tahanan/platform/config/config-schema.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { loadMeiliClient } from '@tahanan/platform/search-engine/load-meili-client.ts'
import type { EngineProbe } from './engine-probe.ts'
import type { SystemDesk } from './system-desk.ts'

interface Engines extends Pick<SystemDesk, 'catalog' | 'readSide' | 'bus' | 'jobs'> {
  readonly config: Pick<Config, 'KAFKA_BROKERS' | 'REDIS_URL' | 'S3_ENDPOINT' | 'MEILI_URL' | 'MEILI_KEY'>
  readonly objects: ObjectStore
}

const SEARCH_TIMEOUT_MS = 2_000

/** Every engine of this deployment, the embedded ones included. */
export function engineProbes({ config, catalog, readSide, bus, jobs, objects }: Engines): readonly EngineProbe[] {
  const { MEILI_URL: url, MEILI_KEY: key } = config
  return [
    { name: 'database', kind: 'Postgres', ping: () => catalog.pool.query('select') },
    { name: 'read database', kind: 'Postgres', ping: () => readSide.ping() },
    {
      name: 'event bus',
      kind: config.KAFKA_BROKERS === undefined ? 'Postgres' : 'Kafka',
      ping: async () => (await bus.get()).ping(),
    },
    {
      name: 'jobs',
      kind: config.REDIS_URL === undefined ? 'Postgres' : 'Redis',
      ping: async () => (await jobs.get()).ping(),
    },
    {
      name: 'search',
      kind: url === undefined ? 'Postgres' : 'Meilisearch',
      async ping() {
        if (url === undefined) return readSide.ping()
        return (await loadMeiliClient({ url, key, timeoutMs: SEARCH_TIMEOUT_MS })).health()
      },
    },
    {
      name: 'object store',
      kind: config.S3_ENDPOINT === undefined ? 'files' : 'S3',
      ping: () => objects.ping(),
    },
  ]
}
