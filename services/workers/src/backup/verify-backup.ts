import { randomUUID } from 'node:crypto'
import { inspectMedia } from '@tahanan/catalog/media/inspect-media.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import type { Pool } from 'pg'
import { UnusableBackup } from './backup-file.ts'
import { checkBackup, loadCatalogue } from './restore-backup.ts'

/**
 * Restores a backup into a database of its own beside the catalogue's, looks whether every picture and document that it
 * names is among the backup's objects, and takes the database away again.
 *
 * @throws UnusableBackup, which says what is wrong
 */
export async function verifyBackup(pool: Pool, file: string, store: ObjectStore, now: Date): Promise<void> {
  const backup = await checkBackup(file)
  const name = `tahanan_backup_check_${randomUUID().slice(0, 8)}`
  await createScratch(pool, name)
  try {
    const address = new URL(pool.options.connectionString ?? '')
    address.pathname = `/${name}`
    const scratch = openPool({ connectionString: address.href, max: 2, applicationName: 'backup check' })
    try {
      await loadCatalogue(scratch, file, backup)
      const { missing } = await inspectMedia({ catalog: { pool: scratch }, store, now })
      if (missing.count > 0)
        throw new UnusableBackup(
          `The backup lacks ${missing.count} pictures or documents: ${missing.examples.join(', ')}.`,
        )
    } finally {
      await scratch.end()
    }
  } finally {
    await dropScratch(pool, name)
  }
}

const PREFIX = 'tahanan_backup_check_'

/** A database beside the catalogue's, which takes a role that may make one. Those that a crash left behind go. */
async function createScratch(pool: Pool, name: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [PREFIX],
  )
  for (const left of rows) await dropScratch(pool, left.name)
  await pool.query(`create database ${name}`)
}

/** Not by force: that may not end an autovacuum in there, for which an ordinary drop waits. */
async function dropScratch(pool: Pool, name: string): Promise<void> {
  await pool.query(`drop database if exists ${name}`)
}
