import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { openBarrier } from './barrier.fixture.ts'
import { contractQueue, IDLE, type JobsEngine } from './job-queue.fixture.ts'
import type { Job } from './jobs.ts'

/** How jobs are handed over: to whom, in which order, and again. */
export function describeWorking(start: () => Promise<JobsEngine>): void {
  const queue = contractQueue(start)
  const onError = () => {}

  it.each([
    ['an object', { text: 'Parañaque 🏠 \u0000 \\', list: [1, 2.5, null, true], empty: {} }],
    ['null', null],
    ['a string', 'text'],
    ['a number', 0],
    ['a list', [[], {}]],
  ])('hands the handler the data as it was added: %s', async (_, data) => {
    const seen: Job[] = []
    await queue.jobs.add(queue.name, data, { id: 'picture-1-2' })
    await queue.work(async (job) => void seen.push(job))
    await expect.poll(() => seen).toMatchObject([{ id: 'picture-1-2', queue: queue.name, data, attempt: 1 }])
  })

  it('tells the handler which request the job began with', async () => {
    const seen: (string | undefined)[] = []
    await queue.add('asked', { correlationId: 'request-1' })
    await queue.add('unasked')
    await queue.work(async ({ correlationId }) => void seen.push(correlationId))
    await expect.poll(() => seen).toEqual(['request-1', undefined])
  })

  it('begins a job that is added while a worker waits', async () => {
    const begun = await queue.work()
    await queue.add('first')
    await expect.poll(() => begun).toEqual(['first'])
    await queue.add('second')
    await expect.poll(() => begun).toEqual(['first', 'second'])
  })

  it('takes the same id once while the job waits, runs and is done', async () => {
    const running = openBarrier()
    await queue.add('same')
    await queue.jobs.addMany(queue.name, [
      { data: 1, options: { id: 'same' } },
      { data: 2, options: { id: 'same' } },
    ])
    await queue.depth({ waiting: 1 })
    const begun = await queue.work(() => running.passed)
    await queue.depth({ active: 1 })
    await queue.add('same')
    running.open()
    await queue.depth({})
    await queue.add('same')
    await queue.add('other')
    await expect.poll(() => begun).toEqual(['same', 'other'])
  })

  it('adds many at once, in order', async () => {
    const ids = Array.from({ length: 50 }, (_, number) => `job-${number}`)
    await queue.jobs.addMany(
      queue.name,
      ids.map((id) => ({ data: id, options: { id } })),
    )
    await queue.jobs.addMany(queue.name, [])
    await queue.depth({ waiting: 50 })
    const begun = await queue.work()
    await expect.poll(() => begun).toEqual(ids)
  })

  it('goes by priority, and by age among equals', async () => {
    await queue.add('last', { priority: 2_097_151 })
    await queue.add('later-1', { priority: 10 })
    await queue.add('later-2', { priority: 10 })
    await queue.add('sooner', { priority: 1 })
    await queue.add('first', { priority: 0 })
    await queue.depth({ waiting: 5 })
    const begun = await queue.work()
    await expect.poll(() => begun).toEqual(['first', 'sooner', 'later-1', 'later-2', 'last'])
  })

  it('waits before it begins a delayed job', async () => {
    const addedAt = performance.now()
    await queue.add('later', { delayMs: 400 })
    await queue.depth({ delayed: 1 })
    const begun = await queue.work()
    await queue.add('now')
    await expect.poll(() => begun).toEqual(['now', 'later'])
    expect(performance.now() - addedAt).toBeGreaterThan(390)
  })

  it('runs as many at a time as it is told', async () => {
    const running = openBarrier()
    for (let number = 0; number < 5; number += 1) await queue.add(`job-${number}`)
    const begun = await queue.work(() => running.passed, 3)
    await queue.depth({ active: 3, waiting: 2 })
    // The engine counts a job before its worker hears of it.
    await expect.poll(() => begun).toHaveLength(3)
    running.open()
    await queue.depth({})
    expect(begun).toHaveLength(5)
  })

  it('shares a queue among workers', async () => {
    const running = openBarrier()
    const other = await queue.engine.open()
    onTestFinished(() => other.close())
    const elsewhere: string[] = []
    await other.work(
      queue.name,
      async ({ id }) => {
        elsewhere.push(id)
        await running.passed
      },
      { concurrency: 1, onError },
    )
    const here = await queue.work(() => running.passed)
    await queue.add('one')
    await queue.add('two')
    await expect.poll(() => [here.length, elsewhere.length]).toEqual([1, 1])
    running.open()
    await queue.depth({})
  })

  it.each([1, 3])(
    'gives back a job that heeds the end of its worker, without a try lost: %i at a time',
    async (concurrency) => {
      const begun: string[] = []
      const worker = await queue.jobs.work(
        queue.name,
        async ({ id, signal }) => {
          begun.push(id)
          await once(signal, 'abort')
          throw signal.reason
        },
        { concurrency, onError },
      )
      await queue.add('long')
      await expect.poll(() => begun).toEqual(['long'])
      await worker.close()
      expect(await queue.jobs.depth(queue.name)).toEqual({ ...IDLE, waiting: 1 })
      const attempts: number[] = []
      await queue.work(async ({ attempt }) => void attempts.push(attempt))
      await expect.poll(() => attempts).toEqual([1])
    },
  )

  it('finishes what is under way when closed, and takes nothing new', async () => {
    const begun = openBarrier()
    const running = openBarrier()
    const done: string[] = []
    const worker = await queue.jobs.work(
      queue.name,
      async ({ id }) => {
        begun.open()
        await running.passed
        done.push(id)
      },
      { concurrency: 1, onError },
    )
    await queue.add('under-way')
    // A job is active before it is handed over, and one that is not handed over when its worker closes goes back.
    await begun.passed
    await queue.add('next')
    const closing = worker.close()
    running.open()
    await closing
    expect(done).toEqual(['under-way'])
    expect(await queue.jobs.depth(queue.name)).toEqual({ ...IDLE, waiting: 1 })
  })

  it('gives the job of a killed process to another worker, and leaves that of a living one alone', async () => {
    const running = openBarrier()
    await queue.add('long')
    const longBegun = await queue.work(() => running.passed)
    await queue.depth({ active: 1 })
    await queue.add('orphan')
    const child = spawn(process.execPath, queue.engine.stuckWorkerArgs(queue.name), {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    const begun = await queue.work()
    await expect.poll(() => begun).toEqual(['orphan'])
    running.open()
    await queue.depth({})
    expect(longBegun).toEqual(['long'])
  })
}
