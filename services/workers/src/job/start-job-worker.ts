import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { Job } from '@tahanan/platform/jobs/jobs.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { type RepeatedTask, repeatTask } from '../schedule/repeat-task.ts'
import type { ScheduledTask } from '../schedule/scheduled-tasks.ts'
import type { JobDefinition } from './define-job.ts'
import type { JobDependencies } from './job-dependencies.ts'
import { logTrouble } from '@tahanan/platform/log/log-trouble.ts'

export interface JobWorkerSettings extends Pick<JobDependencies, 'config' | 'log' | 'readDatabaseUrl'> {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** Where the object store keeps its files. */
  readonly mediaFolder: string
  readonly jobs: readonly JobDefinition[]
  readonly tasks: readonly ScheduledTask[]
  /** Told of every job that was done. */
  readonly onDone?: (job: Job, elapsedMs: number) => void
}

export interface RunningJobWorker {
  readonly dependencies: JobDependencies
  /** Finishes what is under way, or gives it back. */
  stop(): Promise<void>
}

const CONNECTIONS = 4

/** Does the jobs of all queues but `images`, and the regular tasks. Any number of them share the work. */
export async function startJobWorker(settings: JobWorkerSettings): Promise<RunningJobWorker> {
  const { config, log, databaseUrl, readDatabaseUrl, onDone } = settings
  const onError = logTrouble(log, 'jobs')
  const [bus, jobs, store] = await openTogether([
    openEventBus(config, { databaseUrl, onError }),
    openJobs(config, { databaseUrl, onError }),
    openObjectStore(config, settings.mediaFolder),
  ])
  const pool = openPool({ connectionString: databaseUrl, max: CONNECTIONS, applicationName: 'job-worker', onError })
  const dependencies: JobDependencies = { catalog: { pool }, store, jobs, bus, readDatabaseUrl, config, log }

  async function handle(definition: JobDefinition, job: Job): Promise<void> {
    const startedAt = performance.now()
    await definition.handle(dependencies, job)
    const elapsedMs = performance.now() - startedAt
    const { queue, id, attempt, correlationId } = job
    log.info({ queue, job: id, attempt, request_id: correlationId, elapsed_ms: Math.round(elapsedMs) }, 'job')
    onDone?.(job, elapsedMs)
  }

  function report(definition: JobDefinition, error: unknown): void {
    log.error({ err: error, queue: definition.queue }, 'job failed')
  }

  function startTask({ name, firstAfterMs, everyMs, work }: ScheduledTask): RepeatedTask {
    return repeatTask({
      name,
      connectionString: databaseUrl,
      firstAfterMs,
      everyMs,
      async work(signal) {
        const outcome = await work(dependencies, signal)
        if (outcome !== undefined) log.info({ task: name, ...outcome }, 'task')
      },
      onError: (error) => log.error({ err: error, task: name }, 'task failed'),
    })
  }

  const workers = await Promise.all(
    settings.jobs.map((definition) =>
      jobs.work(definition.queue, (job) => handle(definition, job), {
        concurrency: definition.concurrency,
        onError: (error) => report(definition, error),
      }),
    ),
  )
  const tasks = settings.tasks.map(startTask)
  return {
    dependencies,
    async stop() {
      await Promise.all([...workers.map((worker) => worker.close()), ...tasks.map((task) => task.stop())])
      await Promise.all([bus.close(), jobs.close(), store.close()])
      await pool.end()
    },
  }
}
