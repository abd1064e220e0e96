import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '@tahanan/platform/problem/error-code.ts'
import { ENGINES, loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/start-database.ts'
import { type MeasuredProcess, processesBelow } from '../bench/running-system.ts'
import { ADMINISTRATOR } from '../deployment/deployment.ts'
import { startSystem } from '../e2e/running-systems.setup.ts'
import type { Victim } from './kill-at-random.ts'
import type { StoryPipeline } from './unfinished-work.ts'

const ENTRIES = {
  server: 'scripts/serve.mjs',
  pipeline: 'pipeline.process.ts',
  imageWorker: 'image-worker.process.ts',
} as const

/** The suites of the engines name theirs; this system brings its own. */
const NO_ENGINES = Object.fromEntries([...ENGINES, 'READ_DATABASE_URL'].map((name) => [name, undefined]))

type EmbeddedProcess = keyof typeof ENTRIES

/** `npm start` on a data folder of its own, and what it consists of. */
export interface EmbeddedSystem {
  readonly url: string
  /** What runs now of these. */
  list(...names: readonly EmbeddedProcess[]): Promise<readonly Victim[]>
  /** Resolves when it answers that it is ready. */
  isReady(): Promise<boolean>
  /** Looks into its database, which another life of the server may have elsewhere. */
  withPipeline(look: (pipeline: StoryPipeline) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** @param more settings beside its own */
export async function startEmbeddedSystem(more: Readonly<Record<string, string>> = {}): Promise<EmbeddedSystem> {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-embedded-'))
  // Run by root, PostgreSQL is another account, which must get through.
  await chmod(folder, 0o755)
  const settings = {
    ...NO_ENGINES,
    DATA_DIR: join(folder, 'data'),
    DEMO: 'off',
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'fatal',
    WEBHOOKS_TO_PRIVATE: 'on',
    ...more,
  }
  const system = await startSystem(settings)

  async function isReady(): Promise<boolean> {
    const answer = await fetch(`${system.url}/readyz`).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => {})
    return answer?.ok === true
  }

  return {
    url: system.url,
    isReady,
    async list(...names) {
      const isWanted = ({ command }: MeasuredProcess) => names.some((name) => command.endsWith(ENTRIES[name]))
      const wanted = processesBelow(system.pid).filter(isWanted)
      return wanted.map(({ pid }) => ({ kill: () => endIfThere(pid) }))
    },
    async withPipeline(look) {
      const { databaseUrl, readDatabaseUrl } = await joinDatabase(loadConfig(settings))
      const pool = { max: 4, applicationName: 'story' }
      const catalogPool = openPool({ ...pool, connectionString: databaseUrl })
      const readPool = openReadPool({ ...pool, connectionString: readDatabaseUrl })
      const bus = await openEventBus({}, { databaseUrl, onError: () => {} })
      const engines = { readDatabase: { connectionString: readDatabaseUrl }, meilisearch: undefined }
      try {
        await look({ catalogPool, readPool, bus, engines, fleet: { ready: async () => {} } })
      } finally {
        await Promise.all([bus.close(), catalogPool.end(), readPool.end()])
      }
    },
    async stop() {
      await system.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** It may have ended by itself since it was looked for. */
function endIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
