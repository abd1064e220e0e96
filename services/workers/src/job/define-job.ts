import type { Job, Jobs } from '@tahanan/platform/jobs/jobs.ts'
import type { z } from 'zod'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import type { EventBus } from '@tahanan/platform/event-bus/event-bus.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'

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

/** What jobs and tasks have at hand. */
export interface JobDependencies {
  readonly catalog: Catalog
  readonly store: ObjectStore
  readonly jobs: Jobs
  readonly bus: EventBus
  /** Its search path leads to the read schema. */
  readonly readPool: Catalog['pool']
  /** Where the read schema lives, as the role that owns it. */
  readonly readDatabaseUrl: string
  readonly config: Config
  readonly log: Log
}

/** What a job is about; undefined where it was deleted since. Any other failure is the job's, which is tried again. */
export async function ifThere<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}
