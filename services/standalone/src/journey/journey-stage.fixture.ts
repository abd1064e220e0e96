import {
  type RequestOptions,
  startTestAdminApi,
  type TestAdminApi,
} from '@tahanan/admin-api/router/admin-api.fixture.ts'
import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { grantReading } from '@tahanan/platform/postgres/grant-reading.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { openPublicAnswers } from '@tahanan/public-api/answer/open-public-answers.ts'
import { createPublicRouter } from '@tahanan/public-api/router/create-public-router.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import { FOLLOWERS } from '@tahanan/workers/job/followers.ts'
import { JOB_TABLE } from '@tahanan/workers/job/job-table.ts'
import { startJobWorker } from '@tahanan/workers/job/start-job-worker.ts'
import { startPipeline } from '@tahanan/workers/pipeline/start-pipeline.ts'
import type { z } from 'zod'

export interface CallOptions extends RequestOptions {
  /** What stands for the braces of the path; an answer that holds them will do. */
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string>>
}

/** Both servers and all that runs between them, over one database of its own. */
export interface JourneyStage {
  readonly admin: TestAdminApi
  /** Below which the public calls lie. */
  readonly publicAddress: string
  /** Ids of the endpoints that have answered as their contract says. */
  readonly walked: ReadonlySet<string>
  /** What every process has logged. */
  readonly lines: readonly string[]
  /** What visitors were answered, as it came. */
  readonly publicTexts: readonly string[]
  /** A call that must end with the status of its contract; answers what the contract makes of the answer. */
  call<Answer extends z.ZodType>(
    endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, Answer>,
    options?: CallOptions,
  ): Promise<z.output<Answer>>
  /** The same of a call that answers with a file. */
  look(endpoint: Endpoint, options?: CallOptions): Promise<void>
  /** The same of a call that has no end: what it says first. */
  listen(endpoint: Endpoint, as: Role): Promise<string>
  /** The same of a visitor's read. */
  visit<Answer extends z.ZodType>(
    endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, Answer>,
    options?: Pick<CallOptions, 'params' | 'query'>,
  ): Promise<z.output<Answer>>
  close(): Promise<void>
}

export async function openJourneyStage(): Promise<JourneyStage> {
  const lines: string[] = []
  const publicTexts: string[] = []
  const walked = new Set<string>()
  const onLogLine = (line: string): void => void lines.push(line)
  const log = createLog({ level: 'trace', name: 'walk', destination: { write: onLogLine } })
  const admin = await startTestAdminApi({ onLogLine, trustedProxies: 1, leads: { mailsStaff: true } })
  const { catalog } = admin
  const { connectionString: databaseUrl } = catalog
  await migrate(catalog.pool, READ_MIGRATIONS)
  await grantReading(catalog.pool, { schema: 'read', role: catalog.readerRole })
  const places = { databaseUrl, readDatabaseUrl: databaseUrl, mediaFolder: `${admin.dataDir}/media` }
  const pipeline = await startPipeline({ ...places, log })
  const config = loadConfig({ WEBHOOKS_TO_PRIVATE: 'on' })
  const worker = await startJobWorker({
    ...places,
    config,
    log,
    jobs: JOB_TABLE,
    tasks: [],
    followers: FOLLOWERS,
  })
  const answers = await openPublicAnswers({ connectionString: catalog.readerConnectionString, strictSpec: false })
  const app = createApp({ log, metrics: createMetrics() })
  app.use(createPublicRouter(answers).router.routes())
  const server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
  const publicAddress = `http://127.0.0.1:${server.port}/api`

  function accept(endpoint: Endpoint, reply: { readonly status: number; readonly body: unknown }): unknown {
    if (reply.status !== endpoint.status) {
      throw new Error(`${endpoint.id}: ${reply.status} ${JSON.stringify(reply.body)}`)
    }
    walked.add(endpoint.id)
    return reply.body
  }

  return {
    admin,
    publicAddress,
    walked,
    lines,
    publicTexts,
    async call(endpoint, { params = {}, query = {}, ...sent } = {}) {
      const reply = await admin.request(endpoint.method, pathOf(endpoint, params, query), sent)
      return endpoint.answer.parse(accept(endpoint, reply))
    },
    async look(endpoint, { params = {}, query = {}, ...sent } = {}) {
      accept(endpoint, await admin.request(endpoint.method, pathOf(endpoint, params, query), sent))
    },
    async listen(endpoint, as) {
      const leaving = new AbortController()
      const headers = { authorization: `Bearer ${admin.tokens[as]}` }
      const response = await fetch(`${admin.address}${endpoint.path}`, { headers, signal: leaving.signal })
      accept(endpoint, { status: response.status, body: undefined })
      const said = await response.body?.pipeThrough(new TextDecoderStream()).getReader().read()
      leaving.abort()
      return said?.value ?? ''
    },
    async visit(endpoint, { params = {}, query = {} } = {}) {
      const response = await fetch(`${publicAddress}${pathOf(endpoint, params, query)}`, { redirect: 'manual' })
      const text = await response.text()
      publicTexts.push(text)
      return endpoint.answer.parse(accept(endpoint, { status: response.status, body: JSON.parse(text) }))
    },
    async close() {
      await server.close()
      await answers.close()
      await worker.stop()
      await pipeline.stop()
      await admin.close()
    },
  }
}

function pathOf(
  { path }: Endpoint,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, string>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const search = new URLSearchParams(query).toString()
  return search === '' ? filled : `${filled}?${search}`
}
