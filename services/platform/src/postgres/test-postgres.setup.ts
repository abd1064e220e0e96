import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly testPostgres: {
      readonly connectionString: string
      readonly readerConnectionString: string
      readonly adminConnectionString: string
    }
  }
}

/** One embedded Postgres per test run, in a directory of its own, as fast as it gets: it need not survive a crash. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tahanan-test-postgres-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  const { connectionString, readerConnectionString, adminConnectionString } = postgres
  project.provide('testPostgres', { connectionString, readerConnectionString, adminConnectionString })
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
