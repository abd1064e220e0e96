import { grantReading } from '@tahanan/platform/postgres/grant-reading.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/read-migrations.ts'
import pg from 'pg'

/** Makes the role of a reader's address where it is missing, and lets it read the read schema. */
export async function ensureReader(pool: pg.Pool, readerUrl: string): Promise<void> {
  const { username, password } = new URL(readerUrl)
  const role = decodeURIComponent(username)
  const { rowCount } = await pool.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) {
    const secret = pg.escapeLiteral(decodeURIComponent(password))
    await pool.query(`create role ${pg.escapeIdentifier(role)} login password ${secret}`)
  }
  await grantReading(pool, { schema: READ_MIGRATIONS.schema, role })
}
