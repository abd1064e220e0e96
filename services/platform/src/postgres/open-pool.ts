import pg from 'pg'

/** Answers one statement at a time, on whichever connection: a pool. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(statement: string | pg.QueryConfig): Promise<pg.QueryResult<Row>>
}

export interface PoolSettings {
  readonly connectionString: string
  readonly applicationName: string
  /** Schemas in which unqualified names are looked up, e.g. `read, public`. */
  readonly searchPath?: string
  readonly statementTimeoutMs?: number
  /** Further session settings, e.g. `{ plan_cache_mode: 'force_generic_plan' }`. Values must not contain spaces. */
  readonly sessionSettings?: Readonly<Record<string, string>>
  readonly max: number
  /** Told when an idle connection is lost. The pool replaces it by itself, so silence is a fair default. */
  readonly onError?: (error: Error) => void
}

/**
 * A pool of connections with our defaults: keep-alive, 10 s to connect, `date` as the text `YYYY-MM-DD` (a Date would
 * shift with the server's time zone). `bigint` and `numeric` stay text, as pg does: the caller knows how big they get.
 */
export function openPool({ max, onError = () => {}, ...settings }: PoolSettings): pg.Pool {
  const sessionSettings = { jit: 'off', ...settings.sessionSettings }
  const options = Object.entries(sessionSettings).map(([name, value]) => `-c ${name}=${value}`)
  if (settings.searchPath !== undefined) options.push(`-c search_path=${settings.searchPath.replaceAll(' ', '')}`)
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.DATE, (text) => text)
  const pool = new pg.Pool({
    connectionString: settings.connectionString,
    application_name: settings.applicationName,
    options: options.join(' '),
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    types,
    ...(settings.statementTimeoutMs === undefined ? {} : { statement_timeout: settings.statementTimeoutMs }),
    max,
  })
  pool.on('error', onError)
  // For an instant between connecting and being handed out a client has no listener, and its loss would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
