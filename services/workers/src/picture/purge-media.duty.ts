import { purgeMedia } from '@tahanan/catalog/media/purge-media.ts'
import type { DutyDefinition } from '../duty/duty-definition.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Deletes the files of what was deleted long enough ago. */
export const purgeMediaDuty: DutyDefinition = {
  name: 'media-purge',
  firstAfterMs: 10 * MINUTE_MS,
  everyMs: DAY_MS,
  work: ({ catalog, store }, signal) => purgeMedia({ catalog, store, now: new Date(), signal }),
}
