import { randomUUID } from 'node:crypto'
import { deleteOldRequestKeys } from '@tahanan/catalog/command/request-key.store.ts'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { forgetImports } from '@tahanan/catalog/import-run/import-run-commands.ts'
import { mailLeadDigest } from '@tahanan/catalog/lead/lead-digest.ts'
import { tidyLeads } from '@tahanan/catalog/lead/lead-person.ts'
import { inspectMedia } from '@tahanan/catalog/media/inspect-media.ts'
import { purgeMedia } from '@tahanan/catalog/media/purge-media.ts'
import { isDiskLow, readDiskSpace } from '@tahanan/platform/file/disk-space.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type { JobDependencies } from '../job/job-dependencies.ts'
import { sweepPictures } from '../picture/sweep-pictures.ts'

const MINUTE_MS = 60_000

/** Forgets the keys of requests after a day. */
const forgetRequestKeysTask: ScheduledTask = {
  name: 'request-keys',
  firstAfterMs: 3 * MINUTE_MS,
  everyMs: 60 * MINUTE_MS,
  async work({ catalog }) {
    const forgotten = await inTransaction(catalog.pool, (client) => deleteOldRequestKeys(client, new Date()))
    return forgotten > 0 ? { forgotten } : undefined
  },
}

/** Erases imports, with their files, after 30 days. */
const forgetImportsTask: ScheduledTask = {
  name: 'import-forgetting',
  firstAfterMs: 4 * MINUTE_MS,
  everyMs: 60 * MINUTE_MS,
  async work({ catalog, store }) {
    const forgotten = await forgetImports({ ...catalog, objects: store }, new Date())
    return forgotten > 0 ? { forgotten } : undefined
  },
}

/** Erases leads that are kept no longer, and keeps their keys, counts and tally short. */
const tidyLeadsTask: ScheduledTask = {
  name: 'lead-tidying',
  firstAfterMs: 2 * MINUTE_MS,
  everyMs: 10 * MINUTE_MS,
  async work({ catalog, config }) {
    const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: randomUUID() }
    const erased = await tidyLeads(catalog, context, { retentionMonths: config.LEAD_RETENTION_MONTHS })
    return erased > 0 ? { erased } : undefined
  },
}

/** Tells staff of the leads that came in a flood. */
const mailLeadDigestTask: ScheduledTask = {
  name: 'lead-digest',
  firstAfterMs: MINUTE_MS,
  everyMs: 15 * MINUTE_MS,
  async work({ catalog }) {
    const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: randomUUID() }
    const leads = await mailLeadDigest(catalog, context)
    return leads > 0 ? { leads } : undefined
  },
}

const HOUR_MS = 60 * 60_000

/** Compares the object store with the tables, and says in the log what does not fit. */
const inspectMediaTask: ScheduledTask = {
  name: 'media-inspection',
  firstAfterMs: HOUR_MS,
  everyMs: 24 * HOUR_MS,
  async work({ catalog, store, log }) {
    const report = await inspectMedia({ catalog, store, now: new Date() })
    if (report.orphans.count + report.missing.count > 0) log.warn(report, 'media do not fit the tables')
    return report
  },
}

/** Warns in the log while the disk is nearly full. */
const watchDiskTask: ScheduledTask = {
  name: 'disk-space',
  firstAfterMs: 0,
  everyMs: 10 * MINUTE_MS,
  async work({ config, log }) {
    const space = await readDiskSpace(config.DATA_DIR)
    if (isDiskLow(space))
      log.warn({ free_bytes: space.freeBytes, total_bytes: space.totalBytes }, 'the disk is nearly full')
    return undefined
  },
}

const DAY_MS = 24 * 60 * MINUTE_MS

/** Deletes the files of what was deleted long enough ago. */
const purgeMediaTask: ScheduledTask = {
  name: 'media-purge',
  firstAfterMs: 10 * MINUTE_MS,
  everyMs: DAY_MS,
  work: ({ catalog, store }, signal) => purgeMedia({ catalog, store, now: new Date(), signal }),
}

/** Asks again for pictures that were forgotten. */
const sweepPicturesTask: ScheduledTask = {
  name: 'picture-sweep',
  firstAfterMs: MINUTE_MS,
  everyMs: MINUTE_MS,
  async work({ catalog, jobs }) {
    const overdue = await sweepPictures({ catalog, jobs, now: () => new Date() })
    return overdue > 0 ? { overdue } : undefined
  },
}

/** Every scheduled task of the job worker: one import and one line for each. */
export const SCHEDULED_TASKS: readonly ScheduledTask[] = [
  sweepPicturesTask,
  purgeMediaTask,
  inspectMediaTask,
  watchDiskTask,
  tidyLeadsTask,
  mailLeadDigestTask,
  forgetRequestKeysTask,
  forgetImportsTask,
]

/** Something that has to be done every now and then, by one process of them all. */
export interface ScheduledTask {
  /** In the log, and for taking turns: `picture-sweep`. */
  readonly name: string
  /** Before the first turn, so that a start is not the busiest moment. */
  readonly firstAfterMs: number
  /** From the end of one turn to the beginning of the next. */
  readonly everyMs: number
  /** One turn. `signal` aborts when the process ends or loses its turn. Answers what is worth a line of the log. */
  readonly work: (dependencies: JobDependencies, signal: AbortSignal) => Promise<object | undefined>
}
