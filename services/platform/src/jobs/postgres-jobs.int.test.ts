import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.fixture.ts'
import { describeJobs } from './jobs.contract.ts'
import type { Jobs } from './jobs.ts'
import { openPostgresJobs } from './postgres-jobs.ts'

const open = (connectionString: string) =>
  openPostgresJobs({ connectionString, onError: () => {}, retryDelayMs: 20, stalledAfterMs: 500 })

describeJobs('Postgres', async () => {
  const database = await createTestDatabase()
  const { connectionString } = database
  return {
    open: () => open(connectionString),
    stuckWorkerArgs: (queue) => [
      '--import',
      'tsx',
      join(import.meta.dirname, 'postgres-worker.process.fixture.ts'),
      connectionString,
      queue,
    ],
    stop: () => database.drop(),
  }
})

describe('openPostgresJobs', () => {
  let database: TestDatabase
  let jobs: Jobs

  beforeAll(async () => {
    database = await createTestDatabase()
    jobs = await open(database.connectionString)
  })
  afterAll(async () => {
    await jobs.close()
    await database.drop()
  })

  it('goes on when all connections are cut while jobs run and wait', async () => {
    const done = new Set<string>()
    await jobs.work('cut', async ({ id }) => void done.add(id), { concurrency: 2 })
    const ids = Array.from({ length: 200 }, (_, number) => `job-${number}`)
    await jobs.addMany(
      'cut',
      ids.map((id) => ({ data: id, options: { id } })),
    )
    await expect.poll(() => done.size).toBeGreaterThan(5)
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await expect.poll(() => done.size).toBe(200)
    await vi.waitFor(() => jobs.add('cut', 'after', { id: 'after' }), { timeout: 60_000 })
    await expect.poll(() => done).toContain('after')
  })

  it('forgets what was done an hour ago when the next job is done', async () => {
    await jobs.work('old', async () => {}, { concurrency: 1 })
    const kept = async () => {
      const { rows } = await database.pool.query<{ id: string }>(
        `select id from jobs.job where queue = 'old' and state = 'completed' order by id`,
      )
      return rows.map(({ id }) => id)
    }
    for (const id of ['a', 'b']) await jobs.add('old', 1, { id })
    await expect.poll(() => kept()).toEqual(['a', 'b'])
    await database.pool.query(
      `update jobs.job set finished_at_ms = finished_at_ms - 3700 * 1000 where queue = 'old' and id = 'a'`,
    )
    await jobs.add('old', 1, { id: 'c' })
    await expect.poll(() => kept()).toEqual(['b', 'c'])
  })

  it('starts several processes at once on an empty database', async () => {
    const empty = await createTestDatabase()
    const opened = await Promise.all([1, 2, 3].map(() => open(empty.connectionString)))
    await opened[0]?.add('queue', 1, { id: 'job' })
    expect(await opened[1]?.depth('queue')).toMatchObject({ waiting: 1 })
    await Promise.all(opened.map((each) => each.close()))
    await empty.drop()
  })

  it('rejects when there is no database', async () => {
    await expect(open('postgres://nobody:x@127.0.0.1:1/nowhere')).rejects.toThrow('ECONNREFUSED')
  })
})
