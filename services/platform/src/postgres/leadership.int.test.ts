import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aborted } from './pause.ts'
import { holdLeadership } from './leadership.ts'
import { createTestDatabase, type TestDatabase } from './test-database.fixture.ts'

let database: TestDatabase
let ending: AbortController
let candidacies: Promise<void>[]
/** Names of those who lead at this moment. */
let leading: string[]

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  ending = new AbortController()
  candidacies = []
  leading = []
})
afterEach(async () => {
  ending.abort()
  await Promise.all(candidacies)
})

function stand(candidate: string, name: string, signal = ending.signal): Promise<void> {
  const candidacy = holdLeadership({
    connectionString: database.connectionString,
    name,
    signal,
    async lead(leadSignal) {
      leading.push(candidate)
      await aborted(leadSignal)
      leading.splice(leading.indexOf(candidate), 1)
    },
  })
  candidacies.push(candidacy)
  return candidacy
}

const cutLeader = (name: string) =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and application_name = $1`,
    [`leader ${name}`],
  )

async function countCandidates(name: string): Promise<number> {
  const asked = `select count(*)::int as count from pg_stat_activity where application_name = $1`
  return (await database.pool.query<{ count: number }>(asked, [`leader ${name}`])).rows[0]?.count ?? 0
}

describe('holdLeadership', () => {
  it('lets one lead; the next follows when it ends', async () => {
    const first = new AbortController()
    const candidacy = stand('first', 'ended', first.signal)
    await expect.poll(() => leading).toEqual(['first'])
    void stand('second', 'ended')
    await expect.poll(() => countCandidates('ended')).toBe(2)
    expect(leading).toEqual(['first'])
    first.abort()
    await candidacy
    // The next may have followed within the same moment.
    expect(leading).not.toContain('first')
    await expect.poll(() => leading).toEqual(['second'])
  })

  it('aborts the leader whose connection is lost, and somebody leads again', async () => {
    void stand('first', 'cut')
    void stand('second', 'cut')
    await expect.poll(() => leading).toHaveLength(1)
    const [deposed] = leading
    const ended: string[] = []
    await cutLeader('cut')
    await expect
      .poll(() => leading, { interval: 1 })
      .toHaveLength(0)
      .then(() => ended.push(deposed ?? ''))
    await expect.poll(() => leading).toHaveLength(1)
    expect(ended).toEqual([deposed])
  })

  it('keeps offices of different names apart', async () => {
    void stand('relay', 'relay')
    void stand('indexer', 'indexer')
    await expect.poll(() => new Set(leading)).toEqual(new Set(['indexer', 'relay']))
  })

  it('seeks leadership again when leading fails', async () => {
    const onError = vi.fn()
    let terms = 0
    const candidacy = holdLeadership({
      connectionString: database.connectionString,
      name: 'failing',
      signal: ending.signal,
      onError,
      async lead() {
        terms += 1
        throw new Error(`term ${terms}`)
      },
    })
    candidacies.push(candidacy)
    await expect.poll(() => terms).toBeGreaterThanOrEqual(2)
    expect(onError).toHaveBeenCalledWith(new Error('term 1'))
  })
})
