import type { DashboardSettings } from '@tahanan/contracts/dashboard/dashboard-settings.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'

/** What of the configuration the dashboard's screens need. */
export function dashboardSettingsOf(config: Config): DashboardSettings {
  return {
    strictSpec: config.STRICT_SPEC,
    picturesMax: config.LISTING_PICTURES_MAX,
    pagibigCeilingPesos: config.PAGIBIG_CEILING_PESOS,
    registration: config.REGISTRATION,
    sendsMail: config.SMTP_URL !== undefined,
  }
}
