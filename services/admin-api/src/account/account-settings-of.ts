import type { AccountSettings } from '@tahanan/catalog/account/account-commands.ts'
import { type Config, publicUrl } from '@tahanan/platform/config/config-schema.ts'

/** What accounts need of the configuration. */
export function accountSettingsOf(config: Config): AccountSettings {
  return {
    isOpen: config.REGISTRATION === 'approval',
    sendsMail: config.SMTP_URL !== undefined,
    origin: publicUrl(config),
  }
}
