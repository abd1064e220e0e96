import pg from 'pg'
import { sqlState } from '../postgres/sql-state.ts'
import { awayText } from './away-text.ts'
import { CHECK_TIMEOUT_MS } from './engine-problem.ts'

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'the user name or the password is wrong',
  '28000': 'this user may not sign in',
  '3D000': 'there is no such database',
  '42501': 'this user may not use the database',
}

/** What is wrong with the Postgres of this address. */
export async function checkPostgres(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CHECK_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select')
    return undefined
  } catch (error) {
    const place = `${client.host}:${client.port}`
    const reason = REASONS[sqlState(error) ?? '']
    return reason === undefined ? awayText(error, place) : `is refused: ${reason} (${place})`
  } finally {
    await client.end().catch(() => {})
  }
}
