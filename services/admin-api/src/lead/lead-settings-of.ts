import type { LeadSettings } from '@tahanan/catalog/lead/lead-settings.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'

/** What leads need of the configuration; `secret` is the one that signs tokens. */
export function leadSettingsOf(config: Config, secret: string): LeadSettings {
  return {
    takesPublicLeads: config.PUBLIC_LEADS,
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    addressSecret: secret,
  }
}
