import { mailAccountJob } from '../account/mail-account.job.ts'
import { mailAlertJob } from '../alert/mail-alert.job.ts'
import { replayDeadLetterJob, replayDeadLettersJob } from '../dead-letter/replay-dead-letter.job.ts'
import { importJob } from '../import/import.job.ts'
import { fetchImportSourceJob } from '../import-source/fetch-import-source.job.ts'
import { mailImportSourceJob } from '../import-source/mail-import-source.job.ts'
import { mailLeadJob } from '../lead/mail-lead.job.ts'
import { rebuildJob } from '../rebuild/rebuild.job.ts'
import { mailViewingJob } from '../viewing/mail-viewing.job.ts'
import { deliverWebhookJob } from '../webhook/deliver-webhook.job.ts'
import { mailWebhookJob } from '../webhook/mail-webhook.job.ts'
import type { JobDefinition } from './define-job.ts'

/** Every kind of job that the job worker does: one import and one line for each. */
export const JOB_TABLE: readonly JobDefinition[] = [
  rebuildJob,
  replayDeadLetterJob,
  replayDeadLettersJob,
  mailLeadJob,
  mailAccountJob,
  importJob,
  fetchImportSourceJob,
  mailImportSourceJob,
  deliverWebhookJob,
  mailWebhookJob,
  mailAlertJob,
  mailViewingJob,
]
