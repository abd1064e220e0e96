import type { LicenseStanding } from './license-standing.ts'
import { LICENSE_WARNING_DAYS } from './license-warning-days.ts'

const DAY_MS = 86_400_000

/**
 * How a licence stands on a day (decision 94).
 *
 * @param validUntil its last day, `YYYY-MM-DD`; null for one without an end
 * @param today `YYYY-MM-DD` in Manila
 */
export function licenseStandingOn(validUntil: string | null, today: string): LicenseStanding {
  if (validUntil === null) return 'in force'
  if (validUntil < today) return 'lapsed'
  return (Date.parse(validUntil) - Date.parse(today)) / DAY_MS <= LICENSE_WARNING_DAYS ? 'ending' : 'in force'
}
