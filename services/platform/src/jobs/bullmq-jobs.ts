import {
  type BackendFactory,
  type IQueueBackend,
  type Job as BullmqJob,
  type JobsOptions,
  type JobType,
  type Queue,
  QueueKeys,
  WaitingError,
  withBackend,
} from 'bullmq'
import type { AddJobOptions, FailedJob, Job, JobRecord, Jobs, JobWorker } from './jobs.ts'
import { z } from 'zod'

const STATES: Readonly<Record<JobRecord['state'], JobType[]>> = {
  waiting: ['waiting', 'prioritized', 'delayed'],
  active: ['active'],
  done: ['completed'],
  failed: ['failed'],
}

export interface BullmqJobsSettings<Backend extends IQueueBackend, Connection> {
  readonly backend: BackendFactory<Backend, Connection>
  readonly connection: Connection
  readonly ping: () => Promise<void>
  readonly listQueues: () => Promise<readonly string[]>
  /** Called last when the jobs are closed. */
  readonly onClose?: () => Promise<void>
  readonly onError: (error: unknown) => void
  /** Pause before the second try; it doubles each time. Default 2 s. */
  readonly retryDelayMs?: number
  /** How long a worker may be silent before its jobs are taken away (two checks later). Default 30 s. */
  readonly stalledAfterMs?: number
}

const ATTEMPTS = 5
const JITTER = 0.3
/** A worker may die this often over one job before the job counts as failed. */
const DEATHS_ALLOWED = 3
/** Finished jobs still swallow a job of the same id, which is how one that is handed over twice runs once. */
const KEEP_COMPLETED = { age: 3_600, count: 5_000 }
const KEEP_FAILED = { count: 10_000 }

/** On Redis a job lies beside the parts of its queue, under its id. */
const QUEUE_KEYS = new Set(Object.keys(new QueueKeys().getKeys('')))

/** Jobs over BullMQ, whatever keeps its queues. */
export function openBullmqJobs<Backend extends IQueueBackend, Connection>(
  settings: BullmqJobsSettings<Backend, Connection>,
): Jobs {
  const { connection, onError } = settings
  const { Queue, Worker } = withBackend(settings.backend)
  const stalledAfterMs = settings.stalledAfterMs ?? 30_000
  const workers = new Set<JobWorker>()
  const queues = openQueueCache(
    (name) =>
      new Queue<string>(name, {
        connection,
        defaultJobOptions: {
          attempts: ATTEMPTS,
          backoff: { type: 'exponential', delay: settings.retryDelayMs ?? 2_000, jitter: JITTER },
          removeOnComplete: KEEP_COMPLETED,
          removeOnFail: KEEP_FAILED,
        },
      }),
    onError,
  )

  let closing: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    await Promise.all([...workers].map((worker) => worker.close()))
    await queues.close()
    await settings.onClose?.()
  }

  return {
    async add(name, data, options) {
      const queue = await queues.get(name)
      await queue.add(name, seal(data, options), bullmqOptions(options))
    },

    async addMany(name, jobs) {
      if (jobs.length === 0) return
      const queue = await queues.get(name)
      await queue.addBulk(
        jobs.map(({ data, options }) => ({ name, data: seal(data, options), opts: bullmqOptions(options) })),
      )
    },

    async work(name, handler, options) {
      const report = options.onError ?? onError
      const closingWorker = new AbortController()
      const worker = new Worker<string>(name, workerProcessor(name, handler, closingWorker.signal), {
        connection,
        concurrency: options.concurrency,
        lockDuration: stalledAfterMs,
        stalledInterval: stalledAfterMs / 2,
        maxStalledCount: DEATHS_ALLOWED,
        // After an error of the engine. BullMQ's 15 s would be felt after every restart of it.
        runRetryDelay: 1_000,
      })
      worker.on('error', report)
      worker.on('failed', (_, error) => report(error))
      try {
        await worker.waitUntilReady()
      } catch (error) {
        await worker.close(true)
        throw error
      }
      const opened: JobWorker = {
        async close() {
          workers.delete(opened)
          closingWorker.abort()
          await worker.close()
        },
      }
      workers.add(opened)
      return opened
    },

    async queues() {
      return (await settings.listQueues()).toSorted((a, b) => a.localeCompare(b))
    },

    async depth(name) {
      const queue = await queues.get(name)
      const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed')
      return {
        waiting: (counts['waiting'] ?? 0) + (counts['prioritized'] ?? 0),
        active: counts['active'] ?? 0,
        delayed: counts['delayed'] ?? 0,
        failed: counts['failed'] ?? 0,
      }
    },

    async failed(name, limit) {
      if (limit <= 0) return []
      const queue = await queues.get(name)
      const jobs = await queue.getFailed(0, limit - 1)
      return jobs.map((job): FailedJob => ({
        id: String(job.id),
        ...dataOf(job.data),
        reason: job.failedReason,
        failedAt: new Date(job.finishedOn ?? job.timestamp),
        attempts: job.attemptsMade,
      }))
    },

    list: async (name, limit) => listJobs(await queues.get(name), limit),

    async retry(name, jobId) {
      const queue = await queues.get(name)
      const job = await queue.getJob(jobId)
      if (job === undefined || !(await job.isFailed())) return false
      await job.retry('failed', { resetAttemptsMade: true })
      return true
    },

    async discard(name) {
      const queue = await queues.get(name)
      await queue.obliterate({ force: true })
    },

    ping: settings.ping,

    close: () => (closing ??= closeAll()),
  }
}

function seal(data: unknown, { correlationId }: AddJobOptions): string {
  return jobEnvelope.seal({ data, correlationId })
}

function dataOf(text: string): Pick<FailedJob, 'data' | 'correlationId'> {
  const { data, correlationId } = jobEnvelope.open(text)
  return { data, correlationId }
}

function bullmqOptions({ id, priority, delayMs }: AddJobOptions): JobsOptions {
  if (id.includes(':')) throw new Error(`The job id "${id}" contains ":".`)
  if (QUEUE_KEYS.has(id)) throw new Error(`The job id "${id}" is the name of a part of the queue.`)
  return {
    jobId: id,
    ...(priority === undefined ? {} : { priority }),
    ...(delayMs === undefined ? {} : { delay: delayMs }),
  }
}

/** Jobs of every state, the one added last first. One that changes its state meanwhile is shown in the later one. */
async function listJobs(queue: Pick<Queue<string>, 'getJobs'>, limit: number): Promise<readonly JobRecord[]> {
  if (limit <= 0) return []
  const records = new Map<string, JobRecord>()
  for (const state of ['waiting', 'active', 'failed', 'done'] as const) {
    for (const job of await queue.getJobs(STATES[state], 0, limit - 1))
      records.set(String(job.id), toRecord(job, state))
  }
  return [...records.values()].toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime()).slice(0, limit)
}

function toRecord(job: BullmqJob<string>, state: JobRecord['state']): JobRecord {
  return {
    id: String(job.id),
    data: jobEnvelope.open(job.data).data,
    state,
    progress: job.progress,
    reason: job.failedReason || undefined,
    addedAt: new Date(job.timestamp),
    startedAt: dateOf(job.processedOn),
    finishedAt: dateOf(job.finishedOn),
  }
}

function dateOf(timeMs: number | null | undefined): Date | undefined {
  return timeMs === undefined || timeMs === null ? undefined : new Date(timeMs)
}

/** The part of a BullMQ queue that matters for opening and closing it. */
interface OpenableQueue {
  waitUntilReady(): Promise<unknown>
  close(): Promise<void>
  on(event: 'error', listener: (error: Error) => void): unknown
}

/**
 * Opens each queue once. BullMQ remembers a first connection that failed for ever, so a queue that did not become ready
 * is thrown away and opened anew by the next call.
 */
function openQueueCache<Q extends OpenableQueue>(open: (name: string) => Q, onError: (error: unknown) => void) {
  const queues = new Map<string, Promise<Q>>()

  async function openReady(name: string): Promise<Q> {
    const queue = open(name)
    queue.on('error', onError)
    try {
      await queue.waitUntilReady()
      return queue
    } catch (error) {
      queues.delete(name)
      await queue.close().catch(onError)
      throw error
    }
  }

  return {
    async get(name: string): Promise<Q> {
      const opened = queues.get(name) ?? openReady(name)
      queues.set(name, opened)
      return opened
    },
    async close(): Promise<void> {
      for (const queue of await Promise.allSettled(queues.values())) {
        if (queue.status === 'fulfilled') await queue.value.close()
      }
    },
  }
}

const envelopeSchema = z.object({ data: z.unknown(), correlationId: z.string().optional() })

type JobEnvelope = z.infer<typeof envelopeSchema>

/** What is kept of a job: text to BullMQ, so that what comes back is what JSON makes of it, NUL characters included. */
const jobEnvelope = {
  seal: ({ data, correlationId }: JobEnvelope): string => JSON.stringify({ data: data ?? null, correlationId }),
  open: (text: string): JobEnvelope => envelopeSchema.parse(JSON.parse(text)),
}

type ProcessedJob = Pick<BullmqJob<string>, 'id' | 'data' | 'attemptsMade' | 'opts' | 'updateProgress' | 'moveToWait'>

/** What BullMQ calls for each job. `closing` aborts when the worker takes nothing new any more. */
function workerProcessor(
  queue: string,
  handler: (job: Job) => Promise<void>,
  closing: AbortSignal,
): (job: ProcessedJob, token?: string) => Promise<void> {
  return async (job, token) => {
    try {
      // Fetched before the worker closed, handed over after that.
      closing.throwIfAborted()
      const { data, correlationId } = jobEnvelope.open(job.data)
      await handler({
        id: String(job.id),
        queue,
        data,
        correlationId,
        attempt: job.attemptsMade + 1,
        isLastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
        signal: closing,
        progress: (report) => job.updateProgress(report),
      })
    } catch (error) {
      if (closing.aborted) {
        await job.moveToWait(token)
        throw new WaitingError()
      }
      throw storable(error)
    }
  }
}

/** The failure is stored as text, and Postgres knows no NUL characters: the job would stay active for ever. */
function storable(thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (!`${error.message}${error.stack}`.includes('\0')) return error
  const clean = new Error(error.message.replaceAll('\0', '\u{fffd}'), { cause: error })
  clean.stack = error.stack?.replaceAll('\0', '\u{fffd}') ?? ''
  return clean
}
