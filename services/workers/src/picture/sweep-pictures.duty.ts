import type { DutyDefinition } from '../duty/duty-definition.ts'
import { sweepPictures } from './sweep-pictures.ts'

const MINUTE_MS = 60_000

/** Asks again for pictures that were forgotten. */
export const sweepPicturesDuty: DutyDefinition = {
  name: 'picture-sweep',
  firstAfterMs: MINUTE_MS,
  everyMs: MINUTE_MS,
  async work({ catalog, jobs }) {
    const overdue = await sweepPictures({ catalog, jobs, now: () => new Date() })
    return overdue > 0 ? { overdue } : undefined
  },
}
