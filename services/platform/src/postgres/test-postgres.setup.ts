import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isAlive } from '../process/is-alive.ts'
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

const PREFIX = 'tahanan-test-postgres-'
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** One embedded Postgres per test run, in a directory of its own, as fast as it gets: it need not survive a crash. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  const { connectionString, readerConnectionString, adminConnectionString } = postgres
  project.provide('testPostgres', { connectionString, readerConnectionString, adminConnectionString })
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Servers of test runs that were killed, also those that a test made under this prefix: stopped by taking them over. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const dataDir = join(tmpdir(), name)
    const abandoned = await startEmbeddedPostgres({ dataDir, settings: SETTINGS }).catch(() => undefined)
    await abandoned?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
