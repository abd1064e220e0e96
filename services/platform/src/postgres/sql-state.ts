import pg from 'pg'

/** The five-letter SQLSTATE of an error that Postgres reported, undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}
