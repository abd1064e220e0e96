import { startTestAdminApi, type TestAdminApi } from '@tahanan/admin-api/router/admin-api.fixture.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { grantReading } from '@tahanan/platform/postgres/grant-reading.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { openPublicAnswers } from '@tahanan/public-api/answer/open-public-answers.ts'
import { createMediaRouter } from '@tahanan/public-api/media/media.routes.ts'
import { createPublicRouter } from '@tahanan/public-api/router/create-public-router.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import { dispatchImages } from '@tahanan/workers/picture/dispatch-images.ts'
import { startImageWorker } from '@tahanan/workers/picture/run-image-worker.ts'
import { startPipeline } from '@tahanan/workers/pipeline/start-pipeline.ts'

/** Everything that a picture passes, from the upload to the visitor, over embedded engines. */
export interface PictureStory {
  readonly admin: TestAdminApi
  /** What visitors may ask, from the root: `visit('/api/listing/')`, `visit('/media/…')`. */
  visit(path: string): Promise<Response>
  close(): Promise<void>
}

export async function openPictureStory(): Promise<PictureStory> {
  const admin = await startTestAdminApi()
  const { pool, connectionString: databaseUrl, readerRole, readerConnectionString } = admin.catalog
  await migrate(pool, READ_MIGRATIONS)
  await grantReading(pool, { schema: READ_MIGRATIONS.schema, role: readerRole })
  const log = createLog({ level: 'silent', name: 'test' })
  const onError = (): void => {}
  const pipeline = await startPipeline({ databaseUrl, readDatabaseUrl: databaseUrl, log })
  const bus = await openEventBus({}, { databaseUrl, onError })
  const jobs = await openJobs({}, { databaseUrl, onError })
  const dispatching = await dispatchImages({ bus, jobs, onError })
  const worker = await startImageWorker({ catalog: admin.catalog, store: admin.objects, jobs, onError })

  const answers = await openPublicAnswers({ connectionString: readerConnectionString, strictSpec: false })
  const app = createApp({ log, metrics: createMetrics() })
  app.use(createMediaRouter(admin.objects).routes())
  app.use(createPublicRouter(answers).router.routes())
  const server = await serve(app, { log, port: 0, host: '127.0.0.1', graceMs: 1_000 })
  return {
    admin,
    visit: (path) => fetch(`http://127.0.0.1:${server.port}${path}`),
    async close() {
      await server.close()
      await answers.close()
      await worker.stop()
      await dispatching.close()
      await jobs.close()
      await bus.close()
      await pipeline.stop()
      await admin.close()
    },
  }
}
