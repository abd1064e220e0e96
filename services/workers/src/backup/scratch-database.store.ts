import type { Pool } from 'pg'

const PREFIX = 'tahanan_backup_check_'

/** A database beside the catalogue's, which takes a role that may make one. Those that a crash left behind go. */
export async function createScratch(pool: Pool, name: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [PREFIX],
  )
  for (const left of rows) await dropScratch(pool, left.name)
  await pool.query(`create database ${name}`)
}

/** Not by force: that may not end an autovacuum in there, for which an ordinary drop waits. */
export async function dropScratch(pool: Pool, name: string): Promise<void> {
  await pool.query(`drop database if exists ${name}`)
}
