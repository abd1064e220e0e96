import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { logMessages } from '@tahanan/platform/event-bus/log-messages.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { Job } from '@tahanan/platform/jobs/jobs.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { ensureCatalogTopic } from '../pipeline/ensure-catalog-topic.ts'
import type { ScheduledTask } from '../schedule/scheduled-tasks.ts'
import type { JobDefinition, JobDependencies } from './define-job.ts'
import type { Follower } from './followers.ts'
import { logTrouble } from '@tahanan/platform/log/log-trouble.ts'
import { setMaxListeners } from 'node:events'
import { holdLeadership } from '@tahanan/platform/postgres/leadership.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'

export interface JobWorkerSettings extends Pick<JobDependencies, 'config' | 'log' | 'readDatabaseUrl'> {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  /** Where the object store keeps its files. */
  readonly mediaFolder: string
  readonly jobs: readonly JobDefinition[]
  readonly tasks: readonly ScheduledTask[]
  /** What follows the topic `catalog`, each with a consumer group of its own. */
  readonly followers?: readonly Follower[]
  /** Told of every job that was done. */
  readonly onDone?: (job: Job, elapsedMs: number) => void
}

export interface RunningJobWorker {
  readonly dependencies: JobDependencies
  /** Finishes what is under way, or gives it back. */
  stop(): Promise<void>
}

const CONNECTIONS = 6
/** For what mails show, and what alerts are matched against. */
const READ_CONNECTIONS = 2

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
  const readPool = openReadPool({
    connectionString: readDatabaseUrl,
    max: READ_CONNECTIONS,
    applicationName: 'job-worker',
    onError,
  })
  const dependencies: JobDependencies = {
    catalog: { pool },
    store,
    jobs,
    bus: logMessages(bus, log),
    readPool,
    readDatabaseUrl,
    config,
    log,
  }

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

  /** Each task keeps its own time. What fails is said in the log; the next turn comes as if nothing had happened. */
  async function repeat({ name, firstAfterMs, everyMs, work }: ScheduledTask, signal: AbortSignal): Promise<void> {
    await pause(firstAfterMs, signal)
    while (!signal.aborted) {
      try {
        const outcome = await work(dependencies, signal)
        if (outcome !== undefined) log.info({ task: name, ...outcome }, 'task')
      } catch (error) {
        log.error({ err: error, task: name }, 'task failed')
      }
      await pause(everyMs, signal)
    }
  }

  const workers = await Promise.all(
    settings.jobs.map((definition) =>
      jobs.work(definition.queue, (job) => handle(definition, job), {
        concurrency: definition.concurrency,
        onError: (error) => report(definition, error),
      }),
    ),
  )
  const followers = settings.followers ?? []
  if (followers.length > 0) await ensureCatalogTopic(bus)
  const following = await Promise.all(followers.map((follow) => follow(dependencies, onError)))
  const stopping = new AbortController()
  // One process of them all does the tasks; the others stand by.
  const repeating = holdLeadership({
    connectionString: databaseUrl,
    name: 'scheduled tasks',
    signal: stopping.signal,
    onError,
    async lead(signal) {
      // Each task listens, and what it does may as well.
      setMaxListeners(0, signal)
      await Promise.all(settings.tasks.map((task) => repeat(task, signal)))
    },
  })
  return {
    dependencies,
    async stop() {
      await Promise.all(following.map((subscription) => subscription.close()))
      stopping.abort()
      await Promise.all([...workers.map((worker) => worker.close()), repeating])
      await Promise.all([bus.close(), jobs.close(), store.close()])
      await Promise.all([pool.end(), readPool.end()])
    },
  }
}
