import { randomUUID } from 'node:crypto'
import { ALERT_MAIL_QUEUE, queueAlertMails, retryAlertMails } from '@tahanan/catalog/alert/alert-digest.ts'
import { tidyAlerts } from '@tahanan/catalog/alert/alert-person.ts'
import { deleteOldRequestKeys } from '@tahanan/catalog/command/request-key.store.ts'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { forgetImports } from '@tahanan/catalog/import-run/import-run-commands.ts'
import { fetchDueSources } from '@tahanan/catalog/import-source/import-source-commands.ts'
import { deleteOldPageViews } from '@tahanan/catalog/interest/page-view.store.ts'
import { mailLeadDigest } from '@tahanan/catalog/lead/lead-digest.ts'
import { tidyLeads } from '@tahanan/catalog/lead/lead-person.ts'
import { inspectMedia } from '@tahanan/catalog/media/inspect-media.ts'
import { purgeMedia } from '@tahanan/catalog/media/purge-media.ts'
import { remindViewings } from '@tahanan/catalog/viewing/viewing-commands.ts'
import { reminderId, WEBHOOK_QUEUE } from '@tahanan/catalog/webhook/record-webhook-events.ts'
import { deleteOldWebhookEvents, listOverdueKeys } from '@tahanan/catalog/webhook/webhook-delivery.store.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { isDiskLow, readDiskSpace } from '@tahanan/platform/file/disk-space.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { backUpWhenDue } from '../backup/nightly-backup.ts'
import type { JobDependencies } from '../job/define-job.ts'
import { sweepPictures } from '../picture/sweep-pictures.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const OVERDUE_MS = MINUTE_MS
const OVERDUE_MAX = 1_000
const WEBHOOK_LOG_DAYS = 30
const PAGE_VIEW_DAYS = 400
const FORGOTTEN_MAX = 10_000

/** What is worth a line of the log: nothing where nothing was done. */
const unlessNone = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).some((count) => count > 0) ? counts : undefined

const contextOfTask = () => ({ actor: SYSTEM_ACTOR, now: new Date(), correlationId: randomUUID() })

/** Every scheduled task of the job worker. */
export const SCHEDULED_TASKS: readonly ScheduledTask[] = [
  /** Forgets the keys of requests after a day. */
  {
    name: 'request-keys',
    firstAfterMs: 3 * MINUTE_MS,
    everyMs: HOUR_MS,
    work: async ({ catalog }) =>
      unlessNone({
        forgotten: await inTransaction(catalog.pool, (client) => deleteOldRequestKeys(client, new Date())),
      }),
  },
  /** Erases imports, with their files, after 30 days. */
  {
    name: 'import-forgetting',
    firstAfterMs: 4 * MINUTE_MS,
    everyMs: HOUR_MS,
    work: async ({ catalog, store }) =>
      unlessNone({ forgotten: await forgetImports({ ...catalog, objects: store }, new Date()) }),
  },
  /** Has listings fetched from the addresses whose time has come. */
  {
    name: 'import-sources',
    firstAfterMs: MINUTE_MS,
    everyMs: MINUTE_MS,
    work: async ({ catalog }) => unlessNone({ due: await fetchDueSources(catalog, contextOfTask()) }),
  },
  /** Erases leads that are kept no longer, and keeps their counts and tally short. */
  {
    name: 'lead-tidying',
    firstAfterMs: 2 * MINUTE_MS,
    everyMs: 10 * MINUTE_MS,
    work: async ({ catalog, config }) =>
      unlessNone({
        erased: await tidyLeads(catalog, contextOfTask(), { retentionMonths: config.LEAD_RETENTION_MONTHS }),
      }),
  },
  /** Tells staff of the leads that came in a flood. */
  {
    name: 'lead-digest',
    firstAfterMs: MINUTE_MS,
    everyMs: 15 * MINUTE_MS,
    work: async ({ catalog }) => unlessNone({ leads: await mailLeadDigest(catalog, contextOfTask()) }),
  },
  /** Mails what alerts are to be told, daily ones at 7:00 in Manila; tries again what was refused, and finds what was lost. */
  {
    name: 'alert-mails',
    firstAfterMs: MINUTE_MS,
    everyMs: MINUTE_MS,
    async work({ catalog, jobs }) {
      const context = contextOfTask()
      const queued = await queueAlertMails(catalog, context)
      // While the line is not empty, what seems lost may stand in it.
      const { waiting } = await jobs.depth(ALERT_MAIL_QUEUE)
      const retried = waiting === 0 ? await retryAlertMails(catalog, context) : 0
      return unlessNone({ queued, retried })
    },
  },
  /** Reminds of viewings, a day and two hours before. */
  {
    name: 'viewing-reminders',
    firstAfterMs: MINUTE_MS,
    everyMs: MINUTE_MS,
    work: async ({ catalog }) => unlessNone({ reminded: await remindViewings(catalog, contextOfTask()) }),
  },
  /** Erases alerts that ended, or were never confirmed. */
  {
    name: 'alert-tidying',
    firstAfterMs: 5 * MINUTE_MS,
    everyMs: HOUR_MS,
    work: async ({ catalog }) => unlessNone({ erased: await tidyAlerts(catalog, contextOfTask()) }),
  },
  /** Sends what should have been sent a minute ago, where its job was lost with its queue or its sender. */
  {
    name: 'webhook-reminders',
    firstAfterMs: MINUTE_MS,
    everyMs: MINUTE_MS,
    async work({ catalog, jobs }) {
      const overdue = await listOverdueKeys(catalog.pool, new Date(Date.now() - OVERDUE_MS), OVERDUE_MAX)
      await jobs.addMany(
        WEBHOOK_QUEUE,
        overdue.map((data) => ({ data, options: { id: reminderId() } })),
      )
      return unlessNone({ overdue: overdue.length })
    },
  },
  /** Forgets what webhooks were sent after 30 days. */
  {
    name: 'webhook-forgetting',
    firstAfterMs: 5 * MINUTE_MS,
    everyMs: 10 * MINUTE_MS,
    async work({ catalog }) {
      const before = new Date(Date.now() - WEBHOOK_LOG_DAYS * DAY_MS)
      const forgotten = await deleteOldWebhookEvents(catalog.pool, before, FORGOTTEN_MAX)
      return unlessNone({ forgotten })
    },
  },
  /** Forgets how often pages were shown after 400 days. */
  {
    name: 'page-view-forgetting',
    firstAfterMs: 6 * MINUTE_MS,
    everyMs: 10 * MINUTE_MS,
    async work({ catalog }) {
      const before = manilaDate(new Date(Date.now() - PAGE_VIEW_DAYS * DAY_MS))
      const forgotten = await deleteOldPageViews(catalog.pool, before, FORGOTTEN_MAX)
      return unlessNone({ forgotten })
    },
  },
  /** Compares the object store with the tables, and says in the log what does not fit. */
  {
    name: 'media-inspection',
    firstAfterMs: HOUR_MS,
    everyMs: DAY_MS,
    async work({ catalog, store, log }) {
      const report = await inspectMedia({ catalog, store, now: new Date() })
      if (report.orphans.count + report.missing.count > 0) log.warn(report, 'media do not fit the tables')
      return report
    },
  },
  /** Warns in the log while the disk is nearly full. */
  {
    name: 'disk-space',
    firstAfterMs: 0,
    everyMs: 10 * MINUTE_MS,
    async work({ config, log }) {
      const space = await readDiskSpace(config.DATA_DIR)
      if (isDiskLow(space))
        log.warn({ free_bytes: space.freeBytes, total_bytes: space.totalBytes }, 'the disk is nearly full')
      return undefined
    },
  },
  /** Deletes the files of what was deleted long enough ago. */
  {
    name: 'media-purge',
    firstAfterMs: 10 * MINUTE_MS,
    everyMs: DAY_MS,
    work: ({ catalog, store }, signal) => purgeMedia({ catalog, store, now: new Date(), signal }),
  },
  /** Takes a backup every night, and restores one every week to see that it is good, where `BACKUP_DIR` or `BACKUP_BUCKET` says where. */
  {
    name: 'backup',
    firstAfterMs: 5 * MINUTE_MS,
    everyMs: 15 * MINUTE_MS,
    work: (dependencies, signal) => backUpWhenDue(dependencies, new Date(), signal),
  },
  /** Asks again for pictures that were forgotten. */
  {
    name: 'picture-sweep',
    firstAfterMs: MINUTE_MS,
    everyMs: MINUTE_MS,
    work: async ({ catalog, jobs }) =>
      unlessNone({ overdue: await sweepPictures({ catalog, jobs, now: () => new Date() }) }),
  },
]

/** Something that has to be done every now and then, by one process of them all. */
export interface ScheduledTask {
  /** In the log: `picture-sweep`. */
  readonly name: string
  /** Before the first turn, so that a start is not the busiest moment. */
  readonly firstAfterMs: number
  /** From the end of one turn to the beginning of the next. */
  readonly everyMs: number
  /** One turn. `signal` aborts when the process ends or loses its turn. Answers what is worth a line of the log. */
  readonly work: (dependencies: JobDependencies, signal: AbortSignal) => Promise<object | undefined>
}
