import { mailLeadJob } from '../lead/mail-lead.job.ts'
import type { JobDefinition } from './define-job.ts'

/** Every kind of job that the job worker does: one import and one line for each. */
export const JOB_TABLE: readonly JobDefinition[] = [mailLeadJob]
