import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'

type SiteConfig = Pick<Config, 'PUBLIC_URL' | 'PORT' | 'STRICT_SPEC' | 'PUBLIC_LEADS' | 'PAGIBIG_CEILING_PESOS'>

/** What of the configuration the pages need. */
export function siteSettingsOf(config: SiteConfig): SiteSettings {
  return {
    origin: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    strictSpec: config.STRICT_SPEC,
    publicLeads: config.PUBLIC_LEADS,
    pagIbigCeilingPesos: config.PAGIBIG_CEILING_PESOS,
  }
}
