import pg from 'pg'

export interface OwnClient {
  /** Queries run one after the other; each may take 10 s. */
  query<R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<pg.QueryResult<R>>
  /** Aborts when the connection is gone, `close` included. */
  readonly lost: AbortSignal
  close(): Promise<void>
}

export interface OwnClientSettings {
  readonly connectionString: string
  readonly applicationName: string
  readonly onNotification?: (notification: { readonly channel: string; readonly payload: string }) => void
}

const HEARTBEAT_MS = 5_000
/** Four heartbeats missed: the server ends the session, and with it the locks of a machine that lost its power. */
const SILENCE_MS = 20_000

/**
 * A connection outside any pool, for what lives and dies with a connection: LISTEN, advisory locks. By a heartbeat each
 * end finds out when the other is gone without a word.
 */
export async function openOwnClient(settings: OwnClientSettings): Promise<OwnClient> {
  const client = new pg.Client({
    connectionString: settings.connectionString,
    application_name: settings.applicationName,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: HEARTBEAT_MS * 2,
    options: `-c idle_session_timeout=${SILENCE_MS}`,
  })
  const lost = new AbortController()
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('The connection to Postgres was closed.')))
  client.on('notification', ({ channel, payload = '' }) => settings.onNotification?.({ channel, payload }))
  await client.connect()

  let last: Promise<unknown> = Promise.resolve()
  async function query<R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
    const result = last.then(() => client.query<R>(text, values.length === 0 ? undefined : [...values]))
    last = result.catch(() => {})
    return result
  }

  const heartbeat = setInterval(() => {
    query('select 1').catch((error: Error) => lost.abort(error))
  }, HEARTBEAT_MS)
  async function close(): Promise<void> {
    clearInterval(heartbeat)
    await client.end()
  }
  lost.signal.addEventListener('abort', () => void close().catch(() => {}), { once: true })
  return { query, lost: lost.signal, close }
}
