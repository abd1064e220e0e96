import pg from 'pg'
import { grantReading } from './grant-reading.ts'

export interface ReaderSettings {
  /** The address that the reader will use, with its name and password. */
  readonly readerUrl: string
  readonly schema: string
}

/** Makes the role of a reader's address where it is missing, and lets it read the schema. */
export async function ensureReader(pool: pg.Pool, { readerUrl, schema }: ReaderSettings): Promise<void> {
  const { username, password } = new URL(readerUrl)
  const role = decodeURIComponent(username)
  const { rowCount } = await pool.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) {
    const secret = pg.escapeLiteral(decodeURIComponent(password))
    await pool.query(`create role ${pg.escapeIdentifier(role)} login password ${secret}`)
  }
  await grantReading(pool, { schema, role })
}
