import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { ownPort } from './own-port.ts'

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>

/** A PostgreSQL that can be stopped and started again at the same address. */
export async function startOwnPostgres(name: string, dataDir: string) {
  // Its data outlives its process, as every story needs; it need not outlive the machine.
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }
  let server: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, settings, port: await ownPort() })
  const backup = `${dataDir}-backup`
  const { port, connectionString, readerConnectionString } = server
  return {
    name,
    connectionString,
    readerConnectionString,
    async start(): Promise<void> {
      server = await startEmbeddedPostgres({ dataDir, settings, port })
    },
    stop: () => server.stop(),
    /** Keeps its files as they are now. Only while it is stopped. */
    backUp: () => copyFiles(dataDir, backup),
    /** Puts back the files of the last backup. Only while it is stopped. */
    restore: () => copyFiles(backup, dataDir),
  }
}

/** Owners included, which are another account's where this runs as root. */
async function copyFiles(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await promisify(execFile)('cp', ['-a', from, to])
}
