import { createApp } from '@tahanan/platform/http/create-app.ts'
import { createHealthRouter } from '@tahanan/platform/http/health-router.ts'
import { serve } from '@tahanan/platform/http/serve.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { openPublicAnswers } from '../answer/open-public-answers.ts'
import { createMediaRouter } from '../media/media.routes.ts'
import { createPublicRouter } from '../router/create-public-router.ts'

/** What visitors read. It holds nothing that could write. */
await runProcess({
  name: 'public-api',
  needs: ['READER_DATABASE_URL', 'S3_ENDPOINT'],
  async start({ config, log, metrics, onError }) {
    const { MEILI_URL: url, MEILI_KEY: key } = config
    const answers = await openPublicAnswers({
      connectionString: config.READER_DATABASE_URL,
      strictSpec: config.STRICT_SPEC,
      search: url === undefined ? undefined : { url, key },
      onError,
    })
    const store = await openObjectStore(config, config.DATA_DIR)
    const app = createApp({
      log,
      metrics,
      trustedProxies: config.TRUST_PROXY,
      https: config.PUBLIC_URL?.startsWith('https:') === true,
    })
    // Without pictures and without Meilisearch there is still something to show: neither takes a process out of use.
    const probes = { postgres: () => answers.pool.query('select') }
    app.use(createMediaRouter(store).routes())
    app.use(createPublicRouter(answers).router.routes())
    app.use(createHealthRouter({ probes, log }).routes())
    const server = await serve(app, { log, port: config.PORT })
    return {
      probes,
      async stop() {
        await server.close()
        await answers.close()
        await store.close()
      },
    }
  },
})
