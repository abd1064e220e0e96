import type { SiteSettings } from '@tahanan/contracts/site/site-settings.ts'
import { createContext } from 'react'

/** What this deployment decided. */
export const SiteSettingsContext = createContext<SiteSettings>({
  origin: '',
  strictSpec: false,
  publicLeads: true,
  alerts: false,
  pagIbigCeilingPesos: 6_000_000,
})
