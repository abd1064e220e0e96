import type pg from 'pg'

/** Ends the session that holds a leader's lock, as a cut connection would. Answers whether there was one. */
export async function endLeadership(pool: pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity join pg_locks using (pid)
      where application_name = 'leader ' || $1 and datname = current_database() and locktype = 'advisory' and granted`,
    [name],
  )
  return (rowCount ?? 0) > 0
}
