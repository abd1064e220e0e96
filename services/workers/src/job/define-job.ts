import type { Job } from '@tahanan/platform/jobs/jobs.ts'
import type { z } from 'zod'
import type { JobDependencies } from './job-dependencies.ts'

interface JobSettings<Data> {
  readonly queue: string
  /** What commands enqueue. A job whose data do not fit fails, and is kept. */
  readonly data: z.ZodType<Data>
  /** How many of them one process does at a time. */
  readonly concurrency: number
  /**
   * Does the job once; it may be done again (after a crash, or by hand), so it must bear that. A rejection is tried
   * again, five times in all. What takes long heeds `job.signal`: rejecting then gives the job back.
   */
  readonly work: (dependencies: JobDependencies, data: Data, job: Job) => Promise<void>
}

/** A kind of job, as the job worker needs to know it. */
export interface JobDefinition {
  readonly queue: string
  readonly concurrency: number
  readonly handle: (dependencies: JobDependencies, job: Job) => Promise<void>
}

/** One file `<verb>-<noun>.job.ts` for each kind of job, and a line in the job table. */
export function defineJob<Data>({ queue, data, concurrency, work }: JobSettings<Data>): JobDefinition {
  return { queue, concurrency, handle: async (dependencies, job) => work(dependencies, data.parse(job.data), job) }
}
