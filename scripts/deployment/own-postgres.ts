import { type EmbeddedPostgres, startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import type { EngineSwitch } from './engine-switch.ts'

export interface OwnPostgres extends EngineSwitch {
  readonly dataDir: string
  readonly connectionString: string
  readonly readerConnectionString: string
}

/** A PostgreSQL that can be stopped and started again at the same address. */
export async function startOwnPostgres(name: string, dataDir: string): Promise<OwnPostgres> {
  // Its data outlives its process, as every story needs; it need not outlive the machine.
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }
  let server: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, settings })
  const { port, connectionString, readerConnectionString } = server
  return {
    name,
    dataDir,
    connectionString,
    readerConnectionString,
    async start() {
      server = await startEmbeddedPostgres({ dataDir, settings, port })
    },
    stop: () => server.stop(),
  }
}
