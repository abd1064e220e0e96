import type { Pool } from 'pg'
import type { TableCopy } from './copy-table.ts'

const CHUNK_ROWS = 1_000

/** The least that writing these rows takes: multi-row upserts with bound values, a thousand rows each. */
export async function upsertBare(pool: Pool, { table, columns, rows }: TableCopy): Promise<void> {
  const names = columns.map(({ name }) => name)
  const key = names[0]
  const updates = names.slice(1).map((name) => `${name} = excluded.${name}`)
  // A shelf has no key of one column; its rows are only ever added and removed.
  const onConflict = key === 'id' ? `on conflict (id) do update set ${updates.join(', ')}` : 'on conflict do nothing'
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const chunk = rows.slice(start, start + CHUNK_ROWS)
    const tuples = chunk.map(
      (_, row) => `(${columns.map(({ type }, column) => `$${row * columns.length + column + 1}::${type}`).join(', ')})`,
    )
    await pool.query({
      name: `bare ${table} ${chunk.length}`,
      text: `insert into ${table} (${names.join(', ')}) values ${tuples.join(', ')} ${onConflict}`,
      values: chunk.flat(),
    })
  }
}
