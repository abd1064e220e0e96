import { errorCode } from '../problem/error-code.ts'
import pg from 'pg'

/** The five-letter SQLSTATE of an error that Postgres reported, undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** Nobody listens, or nobody answers any more. */
const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Connection exceptions; stopping, crashed, starting; too many connections; given up after the statement timeout. */
const SQL_STATES = /^(?:08...|57P0[123]|53300|57014)$/

/** What pg says without a code. */
const WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable|^Query read timeout/

/** Whether an error says that Postgres cannot be asked now, rather than that something is wrong with what was asked. */
export function isPostgresAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error) ?? ''
  return NETWORK_CODES.has(code) || SQL_STATES.test(code) || WORDS.test(error.message)
}
