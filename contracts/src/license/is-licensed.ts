import type { License } from './license.ts'
import { licenseStandingOn } from './license-standing-on.ts'

/**
 * Whether somebody may be shown as licensed: by a PRC licence or accreditation that has not lapsed (decision 91).
 *
 * @param today `YYYY-MM-DD` in Manila
 */
export function isLicensed(licenses: readonly Pick<License, 'kind' | 'validUntil'>[], today: string): boolean {
  return licenses.some(({ kind, validUntil }) => kind === 'PRC' && licenseStandingOn(validUntil, today) !== 'lapsed')
}
