import { DASHBOARD_SETTINGS_META, type DashboardSettings } from '@tahanan/contracts/dashboard/dashboard-settings.ts'
import { Asset } from '@tahanan/platform/asset/asset.ts'

const PLACE = '<!--settings-->'

/** The dashboard's one page, told the server's settings: as a `meta`, for scripts inside a page are not run (CSP). */
export function dashboardPage(page: Asset, settings: DashboardSettings): Asset {
  const content = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const meta = `<meta name="${DASHBOARD_SETTINGS_META}" content="${content}">`
  return new Asset(Buffer.from(page.bytes.toString().replace(PLACE, meta)), page.contentType)
}
