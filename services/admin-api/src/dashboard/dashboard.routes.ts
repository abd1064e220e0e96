import { fileURLToPath } from 'node:url'
import { DASHBOARD_SETTINGS_META, type DashboardSettings } from '@tahanan/contracts/dashboard/dashboard-settings.ts'
import { Asset, IMMUTABLE, loadAssets, sendAsset } from '@tahanan/platform/asset/assets.ts'
import { type AppRouter, createRouter, type RouteContext } from '@tahanan/platform/http/router.ts'
import { NotFound, Problem } from '@tahanan/platform/problem/problem.ts'

const PLACE = '<!--settings-->'

/** Where Vite puts the built dashboard. */
const DIST = fileURLToPath(new URL('../../../../admin-web/dist', import.meta.url))

/** Screens of the dashboard: one page, which finds its way by the path (§2 "history mode"). */
const SCREENS = ['/login', '/register', '/forgot-password', '/set-password', '/secured', '/dashboard{/*rest}'] as const

/**
 * The dashboard's files, read once: built again they are served after a restart. Names of assets hold their hash; the
 * page itself is asked for every time, and found by no search engine (decision 7).
 */
export async function createDashboardRouter(settings: DashboardSettings, folder = DIST): Promise<AppRouter> {
  const assets = await loadAssets(folder)
  const built = assets.get('index.html')
  const page = built && dashboardPage(built, settings)
  const router = createRouter()

  router.get('/dashboard/assets/:name', async (ctx) => {
    ctx.state.route = 'dashboard.asset'
    const { name = '' } = ctx.params
    const asset = assets.get(`assets/${name}`)
    if (asset === undefined) throw new NotFound('file', name)
    await sendAsset(ctx, asset, IMMUTABLE)
  })
  for (const path of SCREENS) router.get(path, (ctx) => sendPage(ctx, page))
  return router
}

async function sendPage(ctx: RouteContext, page: Asset | undefined): Promise<void> {
  ctx.state.route = 'dashboard'
  ctx.set('X-Robots-Tag', 'noindex, nofollow')
  if (page === undefined) {
    throw new Problem(503, 'not_built', 'The dashboard has not been built. Run `npm run build`, then start again.')
  }
  await sendAsset(ctx, page, 'no-cache')
}

/** The dashboard's one page, told the server's settings: as a `meta`, for scripts inside a page are not run (CSP). */
function dashboardPage(page: Asset, settings: DashboardSettings): Asset {
  const content = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const meta = `<meta name="${DASHBOARD_SETTINGS_META}" content="${content}">`
  return new Asset(Buffer.from(page.bytes.toString().replace(PLACE, meta)), page.contentType)
}
