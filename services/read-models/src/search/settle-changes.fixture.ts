import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { expect, vi } from 'vitest'

/** Waits for the transactions of others that began before ours: they would make all of it look like changes. */
export async function settleChanges(pool: Queryable): Promise<void> {
  const { rows } = await pool.query<{ last: string }>('select max(changed_by)::text as last from listing_search')
  const text = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as done'
  await vi.waitFor(async () => {
    const { rows: now } = await pool.query<{ done: boolean }>({ text, values: [rows[0]?.last] })
    expect(now[0]?.done).toBe(true)
  }, 20_000)
}
