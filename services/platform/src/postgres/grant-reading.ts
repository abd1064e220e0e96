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
