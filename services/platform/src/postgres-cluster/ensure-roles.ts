import pg from 'pg'
import type { ClusterPasswords } from './cluster-passwords.ts'
import { CLUSTER_NAMES } from './cluster-url.ts'

/**
 * Makes the database, the writing role that owns it and the reading role that may only connect, where they are missing;
 * sets their passwords. Neither is a superuser.
 */
export async function ensureRoles(adminUrl: string, passwords: ClusterPasswords): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { database, roles } = CLUSTER_NAMES
    const { writer, reader } = roles
    for (const [role, password] of [
      [writer, passwords.writer],
      [reader, passwords.reader],
    ] as const) {
      const known = await client.query('select from pg_roles where rolname = $1', [role])
      await client.query(
        `${known.rowCount === 0 ? 'create' : 'alter'} role ${role} login password ${client.escapeLiteral(password)}`,
      )
    }
    const known = await client.query('select from pg_database where datname = $1', [database])
    if (known.rowCount === 0) await client.query(`create database ${database} owner ${writer}`)
    await client.query(`revoke all on database ${database} from public`)
    await client.query(`grant connect on database ${database} to ${reader}`)
  } finally {
    await client.end()
  }
}
