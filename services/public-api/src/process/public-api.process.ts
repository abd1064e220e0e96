import { answerVersions } from '@tahanan/platform/http/api-version.ts'
import { createApp } from '@tahanan/platform/http/create-app.ts'
import { createHealthRouter } from '@tahanan/platform/http/health-router.ts'
import { limitClients } from '@tahanan/platform/http/quota.ts'
import { BEHIND_GATEWAY, serve } from '@tahanan/platform/http/serve.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { runProcess } from '@tahanan/platform/process/run-process.ts'
import { openPublicAnswers } from '../answer/open-public-answers.ts'
import { createMediaRouter } from '../media/media.routes.ts'
import { createBaseMapRouter } from '../map/map.routes.ts'
import { createPageRoutes } from '../page/page.routes.ts'
import { siteSettingsOf } from '../page/rendered-page.ts'
import { openSite } from '../page/site.ts'
import { createPublicRouter } from '../router/create-public-router.ts'
import { createFeedRouter } from '../feed/feed.routes.ts'
import { createSitemapRouter } from '../sitemap/sitemap.routes.ts'

/** What visitors read. It holds nothing that could write. */
await runProcess({
  name: 'public-api',
  needs: ['READER_DATABASE_URL', 'S3_ENDPOINT'],
  async start({ config, log, metrics, onError, stopping }) {
    const { MEILI_URL: url, MEILI_KEY: key } = config
    const answers = await openPublicAnswers({
      connectionString: config.READER_DATABASE_URL,
      strictSpec: config.STRICT_SPEC,
      search: url === undefined ? undefined : { url, key },
      onError,
    })
    const store = await openObjectStore(config, config.DATA_DIR)
    const https = config.PUBLIC_URL?.startsWith('https:') === true
    const mapStyleUrl = config.MAP_STYLE_URL
    const app = createApp({ log, metrics, trustedProxies: config.TRUST_PROXY, https, mapStyleUrl })
    answerVersions(app)
    limitClients(app, { callsPerMinute: config.PUBLIC_CALLS_PER_MINUTE })
    // Without pictures and without Meilisearch there is still something to show: neither takes a process out of use.
    const probes = { postgres: () => answers.pool.query('select') }
    app.use(createMediaRouter(store).routes())
    const reads = createPublicRouter(answers)
    app.use(reads.router.routes())
    app.use(createHealthRouter({ probes, log, stopping }).routes())
    const settings = siteSettingsOf(config)
    app.use(createBaseMapRouter().routes())
    app.use(createSitemapRouter(answers.pool, settings.origin).routes())
    app.use(createFeedRouter(answers.pool, settings.origin).routes())
    const site = await openSite(settings)
    app.use(createPageRoutes({ answers, reads, site, compresses: config.TRUST_PROXY === 0 }))
    const server = await serve(app, { log, port: config.PORT, ...BEHIND_GATEWAY })
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
