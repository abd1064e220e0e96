import { describe, expect, it, vi } from 'vitest'
import { openBarrier } from './barrier.fixture.ts'
import { contractQueue, type JobsEngine, PATIENCE } from './job-queue.fixture.ts'
import { describeWorking } from './describe-working.contract.ts'

/** What every implementation of Jobs promises. `start` is called once per part of the suite. */
export function describeJobs(name: string, start: () => Promise<JobsEngine>): void {
  describe(`${name}: working`, () => {
    describeWorking(start)
  })
  describe(`${name}: outcomes`, () => {
    describeOutcomes(start)
  })
}

/** What becomes of jobs, and what can be learnt of it. */
function describeOutcomes(start: () => Promise<JobsEngine>): void {
  const queue = contractQueue(start)

  it('tries five times with growing pauses, then keeps the job as failed', async () => {
    const attempts: { attempt: number; isLastAttempt: boolean; at: number }[] = []
    await queue.add('failing')
    await queue.work(async ({ attempt, isLastAttempt }) => {
      attempts.push({ attempt, isLastAttempt, at: performance.now() })
      throw new Error(`try ${attempt} \u0000 broke`)
    })
    await queue.depth({ failed: 1 })
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5])
    expect(attempts.map(({ isLastAttempt }) => isLastAttempt)).toEqual([false, false, false, false, true])
    const pauses = attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0))
    // Seven tenths of 20, 40, 80 and 160 ms, less what timers round; a busy machine only lengthens them.
    for (const [index, leastMs] of [14, 28, 56, 112].entries()) expect(pauses[index]).toBeGreaterThan(leastMs - 3)
    const [failed] = await queue.jobs.failed(queue.name, 10)
    expect(failed).toMatchObject({ id: 'failing', data: { about: 'failing' }, attempts: 5 })
    expect(failed?.reason).toMatch(/^try 5 . broke$/u)
    expect(Math.abs(Date.now() - (failed?.failedAt.getTime() ?? 0))).toBeLessThan(60_000)
  })

  it('succeeds when a later try does', async () => {
    await queue.add('flaky')
    const begun = await queue.work(async ({ attempt }) => {
      if (attempt < 3) throw new Error('not yet')
    })
    await expect.poll(() => begun).toHaveLength(3)
    await queue.depth({})
  })

  it('puts a failed job back in line with all its tries; adding it again does nothing', async () => {
    let broken = true
    await queue.add('fixable')
    const begun = await queue.work(async () => {
      if (broken) throw new Error('broken')
    })
    await queue.depth({ failed: 1 })
    await queue.add('fixable')
    await queue.depth({ failed: 1 })
    expect(await queue.jobs.retry(queue.name, 'fixable')).toBe(true)
    await expect.poll(() => begun).toHaveLength(10)
    await queue.depth({ failed: 1 })
    broken = false
    expect(await queue.jobs.retry(queue.name, 'fixable')).toBe(true)
    await queue.depth({})
    expect(begun).toHaveLength(11)
  })

  it('retries nothing that is unknown, waiting or done', async () => {
    expect(await queue.jobs.retry(queue.name, 'unknown')).toBe(false)
    await queue.add('waiting')
    expect(await queue.jobs.retry(queue.name, 'waiting')).toBe(false)
    await queue.work()
    await queue.depth({})
    expect(await queue.jobs.retry(queue.name, 'waiting')).toBe(false)
  })

  it('lists failed jobs newest first, no more than asked for', async () => {
    await queue.work(async () => {
      throw new Error('no')
    })
    for (const [index, id] of ['a', 'b', 'c'].entries()) {
      await queue.add(id)
      await queue.depth({ failed: index + 1 })
    }
    const ids = async (limit: number) => (await queue.jobs.failed(queue.name, limit)).map(({ id }) => id)
    expect(await ids(10)).toEqual(['c', 'b', 'a'])
    expect(await ids(2)).toEqual(['c', 'b'])
    expect(await ids(0)).toEqual([])
  })

  it('lists jobs of every state, newest first, with the progress that they reported', async () => {
    const running = openBarrier()
    await queue.add('done')
    await queue.work(async ({ id, progress }) => {
      if (id === 'done') await progress(55.5)
      if (id === 'running') await progress({ step: 'read', done: 1, total: 2 }).then(() => running.passed)
      if (id === 'failing') throw new Error('the reason')
    })
    await queue.depth({})
    await queue.add('failing')
    await queue.depth({ failed: 1 })
    await queue.add('running')
    await queue.depth({ failed: 1, active: 1 })
    await queue.add('waiting')
    const about = (id: string) => ({ id, data: { about: id } })
    await vi.waitFor(async () => {
      expect(await queue.jobs.list(queue.name, 9)).toMatchObject([
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
    expect((await queue.jobs.list(queue.name, 2)).map(({ id }) => id)).toEqual(['waiting', 'running'])
    running.open()
    await queue.depth({ failed: 1 })
  })

  it('refuses an id that the engines cannot keep', async () => {
    for (const id of ['picture:1', 'picture:1:2', '12', 'delayed', 'wait'])
      await expect(queue.add(id)).rejects.toThrow(/id/i)
  })

  it('discards a queue with everything in it, and takes jobs of the same ids afterwards', async () => {
    await queue.add('failing')
    await queue.work(async () => {
      throw new Error('no')
    })
    await queue.depth({ failed: 1 })
    await queue.add('later', { delayMs: 60_000 })
    await queue.depth({ failed: 1, delayed: 1 })
    await queue.jobs.discard(queue.name)
    expect(await queue.jobs.list(queue.name, 10)).toEqual([])
    await queue.add('failing')
    await queue.depth({ failed: 1 })
  })

  it('names the queues that there are', async () => {
    await queue.add('first')
    expect(await queue.jobs.queues()).toContain(queue.name)
    expect(await queue.jobs.queues()).not.toContain(`${queue.name}-unknown`)
  })

  it('answers a ping', async () => {
    await expect(queue.jobs.ping()).resolves.toBeUndefined()
  })
}
