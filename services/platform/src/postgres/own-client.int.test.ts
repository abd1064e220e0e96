import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnClient } from './own-client.ts'
import { createTestDatabase, type TestDatabase } from './test-database.fixture.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const open = () => openOwnClient({ connectionString: database.connectionString, applicationName: 'own' })

describe('openOwnClient', () => {
  it('runs queries one after the other, whatever comes of them', async () => {
    const client = await open()
    const results = await Promise.allSettled([
      client.query('select 1 as one'),
      client.query('select nonsense'),
      client.query('select $1::text as two', ['two']),
    ])
    expect(results).toMatchObject([
      { value: { rows: [{ one: 1 }] } },
      { reason: { code: '42703' } },
      { value: { rows: [{ two: 'two' }] } },
    ])
    await client.close()
    expect(client.lost.aborted).toBe(true)
  })

  it('tells when its connection is cut', async () => {
    const client = await open()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await expect.poll(() => client.lost.aborted).toBe(true)
    await expect(client.query('select 1')).rejects.toThrow(/terminated|not queryable|closed/)
  })

  it('lets the server end a session that has fallen silent', async () => {
    const client = await open()
    const { rows } = await client.query('show idle_session_timeout')
    expect(rows).toEqual([{ idle_session_timeout: '20s' }])
    await client.close()
  })

  it('rejects when nobody answers', async () => {
    const nobody = { connectionString: 'postgres://x:x@127.0.0.1:1/x', applicationName: 'own' }
    await expect(openOwnClient(nobody)).rejects.toThrow('ECONNREFUSED')
  })
})
