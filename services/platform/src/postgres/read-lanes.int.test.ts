import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadLanes } from './read-lanes.ts'
import { createTestDatabase } from './test-database.ts'
import type { TestDatabase } from './test-database.ts'

let database: TestDatabase
let lanes: ReadLanes
const onError = vi.fn()

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  onError.mockClear()
  const { connectionString } = database
  lanes = new ReadLanes({ connectionString, applicationName: 'lanes', lanes: 2, statementTimeoutMs: 300, onError })
})
afterEach(() => lanes.end())

const echo = (value: number) =>
  lanes.query<{ value: number }>({ name: 'echo', text: 'select $1::integer as value', values: [value] })
const backend = async () => (await lanes.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

describe('ReadLanes', () => {
  it('answers many statements at once over few connections, each its own', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, value) => echo(value)))
    expect(answers.map(({ rows }) => rows[0]?.value)).toEqual([...answers.keys()])
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'lanes'`,
    )
    expect(rows).toHaveLength(2)
  })

  it('sends a statement where the fewest are under way', async () => {
    const pids = await Promise.all([backend(), backend(), backend(), backend()])
    expect(new Set(pids).size).toBe(2)
    expect(pids[0]).toBe(pids[2])
    expect(await backend()).toBe(await backend())
  })

  it('lets one fail alone: the ones before and behind it are answered', async () => {
    const answers = await Promise.allSettled([
      echo(1),
      echo(2),
      lanes.query({ name: 'broken', text: 'select nothing_like_it' }),
      lanes.query('select 1 / 0'),
      echo(3),
      echo(4),
    ])
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
  })

  it('gives up a statement that takes too long, and goes on with the next', async () => {
    const slow = lanes.query('select pg_sleep(5)')
    const others = Promise.all([echo(1), echo(2), echo(3)])
    await expect(slow).rejects.toThrow('statement timeout')
    expect(await others).toHaveLength(3)
  })

  it('replaces a connection that is lost, and tells', async () => {
    const before = await backend()
    await database.pool.query('select pg_terminate_backend($1)', [before])
    await vi.waitFor(() => expect(onError).toHaveBeenCalled())
    expect(await backend()).not.toBe(before)
  })

  it('fails what was under way on a connection that is lost', async () => {
    const pid = await backend()
    const under = [lanes.query('select pg_sleep(5)'), echo(1), echo(2)]
    const ended = Promise.allSettled(under)
    await database.pool.query('select pg_terminate_backend($1)', [pid])
    // The second lane answered one of them before; the first one's end with it.
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(await echo(3)).toMatchObject({ rows: [{ value: 3 }] })
  })

  it('says that it cannot connect, and tries again the next time', async () => {
    const { connectionString } = database
    const nowhere = new ReadLanes({
      connectionString: 'postgres://nobody@127.0.0.1:1/x',
      applicationName: 'lanes',
      lanes: 1,
    })
    await expect(nowhere.query('select')).rejects.toThrow('ECONNREFUSED')
    await expect(nowhere.query('select')).rejects.toThrow('ECONNREFUSED')
    await nowhere.end()
    const here = new ReadLanes({ connectionString, applicationName: 'lanes', lanes: 1 })
    await here.end()
    await expect(here.query('select')).rejects.toThrow('closed')
  })
})
