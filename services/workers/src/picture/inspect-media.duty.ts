import { inspectMedia } from '@tahanan/catalog/media/inspect-media.ts'
import type { DutyDefinition } from '../duty/duty-definition.ts'

const HOUR_MS = 60 * 60_000

/** Compares the object store with the tables, and says in the log what does not fit. */
export const inspectMediaDuty: DutyDefinition = {
  name: 'media-inspection',
  firstAfterMs: HOUR_MS,
  everyMs: 24 * HOUR_MS,
  async work({ catalog, store, log }) {
    const report = await inspectMedia({ catalog, store, now: new Date() })
    if (report.orphans.count + report.missing.count > 0) log.warn(report, 'media do not fit the tables')
    return report
  },
}
