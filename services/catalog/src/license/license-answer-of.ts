import type { LicenseAnswer } from '@tahanan/contracts/license/license-answer.ts'
import type { License } from '@tahanan/contracts/license/license.ts'
import { licenseStandingOn } from '@tahanan/contracts/license/license-standing-on.ts'

/** @param today `YYYY-MM-DD` in Manila */
export function licenseAnswerOf({ id, name, kind, validUntil }: License, today: string): LicenseAnswer {
  return { id, name, kind, valid_until: validUntil, standing: licenseStandingOn(validUntil, today) }
}
