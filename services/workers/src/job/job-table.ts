import { mailGuessesJob } from '../account/mail-guesses.job.ts'
import { replayDeadLetterJob } from '../dead-letter/replay-dead-letter.job.ts'
import { importJob } from '../import/import.job.ts'
import { mailLeadJob } from '../lead/mail-lead.job.ts'
import { rebuildJob } from '../rebuild/rebuild.job.ts'
import type { JobDefinition } from './define-job.ts'

/** Every kind of job that the job worker does: one import and one line for each. */
export const JOB_TABLE: readonly JobDefinition[] = [
  rebuildJob,
  replayDeadLetterJob,
  mailLeadJob,
  mailGuessesJob,
  importJob,
]
