import type { LeadSettings } from '@tahanan/catalog/lead/lead.ts'
import { type Config, publicUrl, takesPublicLeads } from '@tahanan/platform/config/config-schema.ts'

/** What leads need of the configuration; `secret` is the one that signs tokens. */
export function leadSettingsOf(config: Config, secret: string): LeadSettings {
  return {
    takesPublicLeads: takesPublicLeads(config),
    goesBeyondSpec: !config.STRICT_SPEC,
    publicUrl: publicUrl(config),
    addressSecret: secret,
    mailsStaff: config.SMTP_URL !== undefined,
  }
}
