import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from './in-transaction.ts'
import { createTestDatabase, type TestDatabase } from './test-database.fixture.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool
    .query(`drop table if exists account; create table account (id int primary key, balance int not null);
    insert into account values (1, 100), (2, 100)`)
})

const balances = async () =>
  (await database.pool.query<{ balance: number }>('select balance from account order by id')).rows

describe('inTransaction', () => {
  it('commits when the work resolves and answers its result', async () => {
    const result = await inTransaction(database.pool, async (client) => {
      await client.query('update account set balance = 0')
      return 'done'
    })
    expect(result).toBe('done')
    expect(await balances()).toEqual([{ balance: 0 }, { balance: 0 }])
  })

  it('rolls back when the work rejects, and passes the error on', async () => {
    const work = inTransaction(database.pool, async (client) => {
      await client.query('update account set balance = 0')
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await balances()).toEqual([{ balance: 100 }, { balance: 100 }])
  })

  it('does not report success when the work swallowed an error of the database', async () => {
    const work = inTransaction(database.pool, async (client) => {
      await client.query('select nonsense').catch(() => {})
    })
    await expect(work).rejects.toThrow('rolled back')
  })

  it('runs the work again after a deadlock', async () => {
    let met = 0
    const meeting = new Promise<void>((resolve) => {
      const poll = setInterval(() => {
        if (met < 2) return
        clearInterval(poll)
        resolve()
      }, 5)
    })
    const transfer = (from: number, to: number) =>
      inTransaction(database.pool, async (client) => {
        await client.query('update account set balance = balance - 10 where id = $1', [from])
        met += 1
        await meeting
        await client.query('update account set balance = balance + 10 where id = $1', [to])
      })
    await Promise.all([transfer(1, 2), transfer(2, 1)])
    expect(met).toBe(3)
    expect(await balances()).toEqual([{ balance: 100 }, { balance: 100 }])
  })

  it('gives up after the given number of attempts', async () => {
    const work = vi.fn(async () => {
      await database.pool.query(`do $$ begin raise exception using errcode = '40001'; end $$`)
    })
    await expect(inTransaction(database.pool, work, { attempts: 2 })).rejects.toMatchObject({ code: '40001' })
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('survives the loss of its connection', async () => {
    const work = inTransaction(database.pool, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await client.query('select 1')
    })
    // Told by the query under way, or by the client, which may have heard before the query went out.
    await expect(work).rejects.toThrow(/terminat|connection error/)
    expect(await inTransaction(database.pool, async () => 'fine')).toBe('fine')
  })
})
