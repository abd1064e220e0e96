import { createApp } from '@tahanan/platform/http/create-app.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { grantReading } from '@tahanan/platform/postgres/grant-reading.ts'
import { createReadDatabase, type ReadDatabase } from '@tahanan/read-models/schema/read-database.fixture.ts'
import { openPublicAnswers } from '../answer/open-public-answers.ts'
import { createPublicRouter } from './create-public-router.ts'

export interface TestPublicApi {
  readonly database: ReadDatabase
  /** `GET` below `/api`; redirects are not followed. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  close(): Promise<void>
}

export interface TestPublicApiOptions {
  /** Leads the API to the database by another way, which the test may cut. */
  readonly route?: (connectionString: string) => Promise<string>
}

/** The public API over HTTP on a read schema of its own, as the role that may only read. */
export async function startTestPublicApi({ route }: TestPublicApiOptions = {}): Promise<TestPublicApi> {
  const database = await createReadDatabase()
  await grantReading(database.pool, { schema: 'read', role: database.readerRole })
  const log = createLog({ level: 'silent', name: 'test' })
  const direct = database.readerConnectionString
  const connectionString = route === undefined ? direct : await route(direct)
  const answers = await openPublicAnswers({ connectionString, strictSpec: false })
  const app = createApp({ log, metrics: createMetrics() })
  app.use(createPublicRouter(answers).router.routes())
  const server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
  return {
    database,
    get: (path, headers = {}) => fetch(`http://127.0.0.1:${server.port}/api${path}`, { headers, redirect: 'manual' }),
    async close() {
      await server.close()
      await answers.close()
      await database.drop()
    },
  }
}
