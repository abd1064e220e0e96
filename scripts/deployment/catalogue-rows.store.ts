import type pg from 'pg'

/**
 * Every row of every table of the catalogue as text, `table: row`, but what waits there to be relayed, and what
 * migrations keep: a restore makes the tables anew, at a time of its own.
 */
export async function listCatalogueRows(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
      where schemaname = 'app' and tablename not in ('outbox', 'knex_migration', 'knex_migration_lock') order by 1`,
  )
  const all: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from app.${name} t order by 1`)
    all.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return all
}
