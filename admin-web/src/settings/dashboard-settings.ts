import {
  DASHBOARD_SETTINGS_META,
  type DashboardSettings,
  dashboardSettingsSchema,
} from '@tahanan/contracts/dashboard/dashboard-settings.ts'

/** What the development server, which knows no settings, goes by. */
const DEFAULTS: DashboardSettings = {
  strictSpec: false,
  picturesMax: 60,
  pagibigCeilingPesos: 6_000_000,
  registration: 'approval',
  sendsMail: true,
}

/** The server's settings, from the page. */
export const dashboardSettings: DashboardSettings = readSettings()

function readSettings(): DashboardSettings {
  const content = document.querySelector(`meta[name="${DASHBOARD_SETTINGS_META}"]`)?.getAttribute('content')
  return content === null || content === undefined ? DEFAULTS : dashboardSettingsSchema.parse(JSON.parse(content))
}
