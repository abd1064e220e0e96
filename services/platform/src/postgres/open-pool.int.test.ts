import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPool } from './open-pool.ts'
import { createTestDatabase, type TestDatabase } from './test-database.fixture.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('openPool', () => {
  it('answers dates and big numbers as text, times as Date', async () => {
    const { rows } = await database.pool.query(
      `select date '2026-03-01' - 1 as day, 9007199254740993::bigint as big, 1.10::numeric as exact,
        timestamptz '2026-01-02T03:04:05Z' as at`,
    )
    expect(rows).toEqual([
      { day: '2026-02-28', big: '9007199254740993', exact: '1.10', at: new Date('2026-01-02T03:04:05Z') },
    ])
  })

  it('applies search path, session settings, statement timeout and name', async () => {
    const pool = openPool({
      connectionString: database.connectionString,
      max: 1,
      applicationName: 'under test',
      searchPath: 'read, public',
      statementTimeoutMs: 50,
      sessionSettings: { plan_cache_mode: 'force_generic_plan' },
    })
    const show = async (name: string) =>
      (await pool.query<{ value: string }>(`select current_setting($1) as value`, [name])).rows[0]?.value
    expect(await show('search_path')).toBe('read,public')
    expect(await show('plan_cache_mode')).toBe('force_generic_plan')
    expect(await show('jit')).toBe('off')
    expect(await show('application_name')).toBe('under test')
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout')
    await pool.end()
  })

  it('replaces idle connections that are lost, and tells', async () => {
    const onError = vi.fn()
    const pool = openPool({ connectionString: database.connectionString, max: 1, applicationName: 'cut', onError })
    await pool.query('select 1')
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'cut'`,
    )
    await expect.poll(() => onError).toHaveBeenCalled()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})
