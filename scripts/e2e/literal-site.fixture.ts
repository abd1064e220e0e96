import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CuttableRoute, openCuttableRoute } from '@tahanan/platform/postgres/cuttable-route.fixture.ts'
import { startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { ADMINISTRATOR, runToEnd, startSystem } from './running-systems.setup.ts'

export interface LiteralSite {
  readonly url: string
  /** The way to its database. */
  readonly way: CuttableRoute
  stop(): Promise<void>
}

const LISTINGS = 20

/** A small catalogue as the specification has it to the letter, over a database that a test can take away. */
export async function startLiteralSite(): Promise<LiteralSite> {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-literal-'))
  // Run by root, PostgreSQL is another account, which must get through.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  const way = await openCuttableRoute(postgres.connectionString)
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: way.connectionString,
    TOKEN_SECRET: 'signs what this one hands out, for a test',
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    DEMO: 'off',
    STRICT_SPEC: 'on',
    LOG_LEVEL: 'silent',
  }
  await runToEnd('scripts/run.mjs', ['scripts/seed/seed.ts', '--listings', String(LISTINGS)], settings)
  const system = await startSystem(settings)
  return {
    url: system.url,
    way,
    async stop() {
      await system.stop()
      await way.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
