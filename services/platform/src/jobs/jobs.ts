/** What a handler gets. `data` is what `add` was given, after a round trip through JSON. */
export interface Job {
  readonly id: string
  readonly queue: string
  readonly data: unknown
  /** The request that it began with, where one is known. */
  readonly correlationId: string | undefined
  /** 1 for the first try. */
  readonly attempt: number
  /** No other try follows this one: the job is kept as failed when it rejects. */
  readonly isLastAttempt: boolean
  /** Aborts when its worker closes: a handler that then rejects gives the job back, which costs it no try. */
  readonly signal: AbortSignal
  /** Says how far it is, as anything JSON can hold: `JobRecord` shows the last of it. */
  progress(report: number | object): Promise<void>
}

export interface AddJobOptions {
  /**
   * Same id, same job: adding it again while it is known does nothing. A job is known while it waits, runs or is kept
   * as failed, and for up to an hour after it is done. Must not contain `:` nor be a mere number
   * or the name of a part of the queue (`wait`, `delayed`, …).
   */
  readonly id: string
  /** 0 (first) to 2,097,151; later jobs of a lower number go first. */
  readonly priority?: number
  readonly delayMs?: number
  /** Goes with the job from the request that it began with to the worker's log. */
  readonly correlationId?: string | undefined
}

export interface FailedJob {
  readonly id: string
  readonly data: unknown
  readonly correlationId: string | undefined
  readonly reason: string
  readonly failedAt: Date
  readonly attempts: number
}

/** A job as it is now, or was when it ended. */
export interface JobRecord {
  readonly id: string
  readonly data: unknown
  readonly state: 'waiting' | 'active' | 'done' | 'failed'
  /** What its handler reported last; 0 before that. */
  readonly progress: unknown
  /** Why its last try failed; undefined when none did. */
  readonly reason: string | undefined
  readonly addedAt: Date
  readonly startedAt: Date | undefined
  readonly finishedAt: Date | undefined
}

export interface QueueDepth {
  readonly waiting: number
  readonly active: number
  readonly delayed: number
  readonly failed: number
}

export interface WorkOptions {
  readonly concurrency: number
  /** Told about each failed try and each trouble of the engine; left out, whoever opened the jobs is told. */
  readonly onError?: (error: unknown) => void
}

export interface JobWorker {
  /** Takes nothing new, and finishes what is under way, unless that heeds its signal and gives itself back. */
  close(): Promise<void>
}

/**
 * Job queues with retries (exponential back-off, 5 tries), failed jobs kept. BullMQ on Postgres or on Redis. A job runs
 * at least once: a worker that dies, or falls silent, loses its job to another, so handlers must bear repetition.
 */
export interface Jobs {
  add(queue: string, data: unknown, options: AddJobOptions): Promise<void>
  addMany(queue: string, jobs: readonly { readonly data: unknown; readonly options: AddJobOptions }[]): Promise<void>
  work(queue: string, handler: (job: Job) => Promise<void>, options: WorkOptions): Promise<JobWorker>
  /** Names of the queues that ever had a job or a worker, in alphabetical order. */
  queues(): Promise<readonly string[]>
  depth(queue: string): Promise<QueueDepth>
  /** Newest first, at most `limit`. */
  failed(queue: string, limit: number): Promise<readonly FailedJob[]>
  /** Jobs in whatever state, as long as they are known; the one added last is first. At most `limit`. */
  list(queue: string, limit: number): Promise<readonly JobRecord[]>
  /** Puts a failed job back in line; false when no failed job has this id. */
  retry(queue: string, jobId: string): Promise<boolean>
  /** Takes away every job of a queue, in whatever state; one that runs finishes in vain. */
  discard(queue: string): Promise<void>
  ping(): Promise<void>
  close(): Promise<void>
}
