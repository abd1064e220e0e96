import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { AddJobOptions, Job, Jobs, QueueDepth } from './jobs.ts'

/** The engine that the contract suite runs against, with short times: 20 ms to the first retry, 500 ms to stalled. */
export interface JobsEngine {
  /** Opens jobs as a process of its own would. */
  open(): Promise<Jobs>
  /** What follows `node` on the command line of a process that works on `queue`, prints each job's id, never finishes. */
  stuckWorkerArgs(queue: string): readonly string[]
  stop(): Promise<void>
}

/** What each test of a contract suite has: a queue that nobody else uses. */
interface ContractQueue {
  readonly engine: JobsEngine
  readonly jobs: Jobs
  readonly name: string
  /** Resolves when the queue is as deep as this, and empty otherwise. */
  depth(expected: Partial<QueueDepth>): Promise<void>
  add(id: string, options?: Partial<AddJobOptions>): Promise<void>
  /** Works on the queue with `handle` and answers the ids in the order they were begun. */
  work(handle?: (job: Job) => Promise<void>, concurrency?: number): Promise<string[]>
}

export const PATIENCE = { timeout: 60_000, interval: 20 }
export const IDLE: QueueDepth = { waiting: 0, active: 0, delayed: 0, failed: 0 }

/** Registers the hooks, and answers the queue of whichever test runs. */
export function contractQueue(start: () => Promise<JobsEngine>): ContractQueue {
  let engine: JobsEngine
  let jobs: Jobs
  let name: string

  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.stop())
  beforeEach(async () => {
    jobs = await engine.open()
    name = `queue-${randomBytes(6).toString('hex')}`
  })
  afterEach(() => jobs.close())

  return {
    get engine() {
      return engine
    },
    get jobs() {
      return jobs
    },
    get name() {
      return name
    },
    depth: (expected) => expect.poll(() => jobs.depth(name)).toEqual({ ...IDLE, ...expected }),
    add: (id, options = {}) => jobs.add(name, { about: id }, { id, ...options }),
    async work(handle = async () => {}, concurrency = 1) {
      const begun: string[] = []
      const handler = async (job: Job) => {
        begun.push(job.id)
        await handle(job)
      }
      await jobs.work(name, handler, { concurrency, onError: () => {} })
      return begun
    },
  }
}
