import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AddJobOptions, Job, Jobs } from './jobs.ts'

/** The engine that the contract suite runs against, with short times: 20 ms to the first retry, 500 ms to stalled. */
export interface JobsEngine {
  /** Opens jobs as a process of its own would. */
  open(): Promise<Jobs>
  /** What follows `node` on the command line of a process that works on `queue`, prints each job's id, never finishes. */
  stuckWorkerArgs(queue: string): readonly string[]
  stop(): Promise<void>
}

const PATIENCE = { timeout: 20_000, interval: 20 }

/** What every implementation of Jobs promises. */
export function describeJobs(name: string, start: () => Promise<JobsEngine>): void {
  describe(`${name}: jobs`, () => {
    let engine: JobsEngine
    let jobs: Jobs
    let queue: string

    beforeAll(async () => {
      engine = await start()
    })
    afterAll(() => engine.stop())
    beforeEach(async () => {
      jobs = await engine.open()
      queue = `queue-${randomBytes(6).toString('hex')}`
    })
    afterEach(() => jobs.close())

    const IDLE = { waiting: 0, active: 0, delayed: 0, failed: 0 }
    const onError = () => {}

    const depth = (expected: Partial<Awaited<ReturnType<Jobs['depth']>>>) =>
      vi.waitFor(async () => expect(await jobs.depth(queue)).toEqual({ ...IDLE, ...expected }), PATIENCE)

    function add(id: string, options: Partial<AddJobOptions> = {}): Promise<void> {
      return jobs.add(queue, { about: id }, { id, ...options })
    }

    /** Works on the queue with `handle` and answers the ids in the order they were begun. */
    async function work(handle: (job: Job) => Promise<void> = async () => {}, concurrency = 1): Promise<string[]> {
      const begun: string[] = []
      const handler = async (job: Job) => {
        begun.push(job.id)
        await handle(job)
      }
      await jobs.work(queue, handler, { concurrency, onError })
      return begun
    }

    /** A gate for handlers to wait at. */
    function gate(): { open: () => void; passed: Promise<void> } {
      let open = () => {}
      const passed = new Promise<void>((resolve) => {
        open = resolve
      })
      return { open, passed }
    }

    it.each([
      ['an object', { text: 'Parañaque 🏠 \u0000 \\', list: [1, 2.5, null, true], empty: {} }],
      ['null', null],
      ['a string', 'text'],
      ['a number', 0],
      ['a list', [[], {}]],
    ])('hands the handler the data as it was added: %s', async (_, data) => {
      const seen: Job[] = []
      await jobs.add(queue, data, { id: 'picture-1-2' })
      await work(async (job) => void seen.push(job))
      await vi.waitFor(() => expect(seen).toMatchObject([{ id: 'picture-1-2', queue, data, attempt: 1 }]), PATIENCE)
    })

    it('tells the handler which request the job began with', async () => {
      const seen: (string | undefined)[] = []
      await add('asked', { correlationId: 'request-1' })
      await add('unasked')
      await work(async ({ correlationId }) => void seen.push(correlationId))
      await vi.waitFor(() => expect(seen).toEqual(['request-1', undefined]), PATIENCE)
    })

    it('begins a job that is added while a worker waits', async () => {
      const begun = await work()
      await add('first')
      await vi.waitFor(() => expect(begun).toEqual(['first']), PATIENCE)
      await add('second')
      await vi.waitFor(() => expect(begun).toEqual(['first', 'second']), PATIENCE)
    })

    it('takes the same id once while the job waits, runs and is done', async () => {
      const running = gate()
      await add('same')
      await jobs.addMany(queue, [
        { data: 1, options: { id: 'same' } },
        { data: 2, options: { id: 'same' } },
      ])
      await depth({ waiting: 1 })
      const begun = await work(() => running.passed)
      await depth({ active: 1 })
      await add('same')
      running.open()
      await depth({})
      await add('same')
      await add('other')
      await vi.waitFor(() => expect(begun).toEqual(['same', 'other']), PATIENCE)
    })

    it('adds many at once, in order', async () => {
      const ids = Array.from({ length: 50 }, (_, number) => `job-${number}`)
      await jobs.addMany(
        queue,
        ids.map((id) => ({ data: id, options: { id } })),
      )
      await jobs.addMany(queue, [])
      await depth({ waiting: 50 })
      const begun = await work()
      await vi.waitFor(() => expect(begun).toEqual(ids), PATIENCE)
    })

    it('tries five times with growing pauses, then keeps the job as failed', async () => {
      const attempts: { attempt: number; isLastAttempt: boolean; at: number }[] = []
      await add('failing')
      await work(async ({ attempt, isLastAttempt }) => {
        attempts.push({ attempt, isLastAttempt, at: performance.now() })
        throw new Error(`try ${attempt} \u0000 broke`)
      })
      await depth({ failed: 1 })
      expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5])
      expect(attempts.map(({ isLastAttempt }) => isLastAttempt)).toEqual([false, false, false, false, true])
      const pauses = attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0))
      expect(pauses[3]).toBeGreaterThan(pauses[0] ?? 0)
      const [failed] = await jobs.failed(queue, 10)
      expect(failed).toMatchObject({ id: 'failing', data: { about: 'failing' }, attempts: 5 })
      expect(failed?.reason).toMatch(/^try 5 . broke$/u)
      expect(Math.abs(Date.now() - (failed?.failedAt.getTime() ?? 0))).toBeLessThan(60_000)
    })

    it('succeeds when a later try does', async () => {
      await add('flaky')
      const begun = await work(async ({ attempt }) => {
        if (attempt < 3) throw new Error('not yet')
      })
      await vi.waitFor(() => expect(begun).toHaveLength(3), PATIENCE)
      await depth({})
    })

    it('puts a failed job back in line with all its tries; adding it again does nothing', async () => {
      let broken = true
      await add('fixable')
      const begun = await work(async () => {
        if (broken) throw new Error('broken')
      })
      await depth({ failed: 1 })
      await add('fixable')
      await depth({ failed: 1 })
      expect(await jobs.retry(queue, 'fixable')).toBe(true)
      await vi.waitFor(() => expect(begun).toHaveLength(10), PATIENCE)
      await depth({ failed: 1 })
      broken = false
      expect(await jobs.retry(queue, 'fixable')).toBe(true)
      await depth({})
      expect(begun).toHaveLength(11)
    })

    it('retries nothing that is unknown, waiting or done', async () => {
      expect(await jobs.retry(queue, 'unknown')).toBe(false)
      await add('waiting')
      expect(await jobs.retry(queue, 'waiting')).toBe(false)
      await work()
      await depth({})
      expect(await jobs.retry(queue, 'waiting')).toBe(false)
    })

    it('lists failed jobs newest first, no more than asked for', async () => {
      await work(async () => {
        throw new Error('no')
      })
      for (const [index, id] of ['a', 'b', 'c'].entries()) {
        await add(id)
        await depth({ failed: index + 1 })
      }
      const ids = async (limit: number) => (await jobs.failed(queue, limit)).map(({ id }) => id)
      expect(await ids(10)).toEqual(['c', 'b', 'a'])
      expect(await ids(2)).toEqual(['c', 'b'])
      expect(await ids(0)).toEqual([])
    })

    it('goes by priority, and by age among equals', async () => {
      await add('last', { priority: 2_097_151 })
      await add('later-1', { priority: 10 })
      await add('later-2', { priority: 10 })
      await add('sooner', { priority: 1 })
      await add('first', { priority: 0 })
      await depth({ waiting: 5 })
      const begun = await work()
      await vi.waitFor(() => expect(begun).toEqual(['first', 'sooner', 'later-1', 'later-2', 'last']), PATIENCE)
    })

    it('waits before it begins a delayed job', async () => {
      const addedAt = performance.now()
      await add('later', { delayMs: 400 })
      await depth({ delayed: 1 })
      const begun = await work()
      await add('now')
      await vi.waitFor(() => expect(begun).toEqual(['now', 'later']), PATIENCE)
      expect(performance.now() - addedAt).toBeGreaterThan(390)
    })

    it('runs as many at a time as it is told', async () => {
      const running = gate()
      for (let number = 0; number < 5; number += 1) await add(`job-${number}`)
      const begun = await work(() => running.passed, 3)
      await depth({ active: 3, waiting: 2 })
      expect(begun).toHaveLength(3)
      running.open()
      await depth({})
      expect(begun).toHaveLength(5)
    })

    it('shares a queue among workers', async () => {
      const running = gate()
      const other = await engine.open()
      onTestFinished(() => other.close())
      const elsewhere: string[] = []
      await other.work(
        queue,
        async ({ id }) => {
          elsewhere.push(id)
          await running.passed
        },
        { concurrency: 1, onError },
      )
      const here = await work(() => running.passed)
      await add('one')
      await add('two')
      await vi.waitFor(() => expect([here.length, elsewhere.length]).toEqual([1, 1]), PATIENCE)
      running.open()
      await depth({})
    })

    it('lists jobs of every state, newest first, with the progress that they reported', async () => {
      const running = gate()
      await add('done')
      await work(async ({ id, progress }) => {
        if (id === 'done') await progress(55.5)
        if (id === 'running') await progress({ step: 'read', done: 1, total: 2 }).then(() => running.passed)
        if (id === 'failing') throw new Error('the reason')
      })
      await depth({})
      await add('failing')
      await depth({ failed: 1 })
      await add('running')
      await depth({ failed: 1, active: 1 })
      await add('waiting')
      const about = (id: string) => ({ id, data: { about: id } })
      await vi.waitFor(async () => {
        expect(await jobs.list(queue, 9)).toMatchObject([
          { ...about('waiting'), state: 'waiting', startedAt: undefined, finishedAt: undefined },
          {
            ...about('running'),
            state: 'active',
            progress: { step: 'read', done: 1, total: 2 },
            finishedAt: undefined,
          },
          { ...about('failing'), state: 'failed', reason: 'the reason' },
          { ...about('done'), state: 'done', progress: 55.5, reason: undefined, finishedAt: expect.any(Date) },
        ])
      }, PATIENCE)
      expect((await jobs.list(queue, 2)).map(({ id }) => id)).toEqual(['waiting', 'running'])
      running.open()
      await depth({ failed: 1 })
    })

    it.each([1, 3])(
      'gives back a job that heeds the end of its worker, without a try lost: %i at a time',
      async (concurrency) => {
        const begun: string[] = []
        const worker = await jobs.work(
          queue,
          async ({ id, signal }) => {
            begun.push(id)
            await once(signal, 'abort')
            throw signal.reason
          },
          { concurrency, onError },
        )
        await add('long')
        await vi.waitFor(() => expect(begun).toEqual(['long']), PATIENCE)
        await worker.close()
        expect(await jobs.depth(queue)).toEqual({ ...IDLE, waiting: 1 })
        const attempts: number[] = []
        await work(async ({ attempt }) => void attempts.push(attempt))
        await vi.waitFor(() => expect(attempts).toEqual([1]), PATIENCE)
      },
    )

    it('finishes what is under way when closed, and takes nothing new', async () => {
      const running = gate()
      const done: string[] = []
      const worker = await jobs.work(
        queue,
        async ({ id }) => {
          await running.passed
          done.push(id)
        },
        { concurrency: 1, onError },
      )
      await add('under-way')
      await depth({ active: 1 })
      await add('next')
      const closing = worker.close()
      running.open()
      await closing
      expect(done).toEqual(['under-way'])
      expect(await jobs.depth(queue)).toEqual({ ...IDLE, waiting: 1 })
    })

    it('gives the job of a killed process to another worker, and leaves that of a living one alone', async () => {
      const running = gate()
      await add('long')
      const longBegun = await work(() => running.passed)
      await depth({ active: 1 })
      await add('orphan')
      const child = spawn(process.execPath, engine.stuckWorkerArgs(queue), { stdio: ['ignore', 'pipe', 'inherit'] })
      onTestFinished(() => void child.kill('SIGKILL'))
      await once(child.stdout, 'data')
      child.kill('SIGKILL')
      const begun = await work()
      await vi.waitFor(() => expect(begun).toEqual(['orphan']), PATIENCE)
      running.open()
      await depth({})
      expect(longBegun).toEqual(['long'])
    })

    it('refuses an id that the engines cannot keep', async () => {
      for (const id of ['picture:1', 'picture:1:2', '12', 'delayed', 'wait'])
        await expect(add(id)).rejects.toThrow(/id/i)
    })

    it('names the queues that there are', async () => {
      await add('first')
      expect(await jobs.queues()).toContain(queue)
      expect(await jobs.queues()).not.toContain(`${queue}-unknown`)
    })

    it('answers a ping', async () => {
      await expect(jobs.ping()).resolves.toBeUndefined()
    })
  })
}
