import pg from 'pg'

/**
 * Lets `role` select from every table of `schema`, present and future ones (those that this pool's role makes), and
 * nothing else. The grants go with the schema when it is renamed.
 */
export async function grantReading(pool: pg.Pool, { schema, role }: { schema: string; role: string }): Promise<void> {
  const to = `to ${pg.escapeIdentifier(role)}`
  const name = pg.escapeIdentifier(schema)
  await pool.query(`grant usage on schema ${name} ${to};
    grant select on all tables in schema ${name} ${to};
    alter default privileges in schema ${name} grant select on tables ${to}`)
}

interface ReaderSettings {
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
