import pg from 'pg'

export interface OwnClient {
  readonly client: pg.Client
  /** Aborts when the connection is gone, `close` included. */
  readonly lost: AbortSignal
  close(): Promise<void>
}

const HEARTBEAT_MS = 5_000

/**
 * A connection outside any pool, for what lives and dies with a connection: LISTEN, advisory locks. A heartbeat finds a
 * connection whose other end is gone without a word; so a query on it may take no longer than 10 s.
 */
export async function openOwnClient(settings: {
  readonly connectionString: string
  readonly applicationName: string
}): Promise<OwnClient> {
  const client = new pg.Client({
    connectionString: settings.connectionString,
    application_name: settings.applicationName,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: HEARTBEAT_MS * 2,
  })
  const lost = new AbortController()
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('The connection to Postgres was closed.')))
  await client.connect()
  const heartbeat = setInterval(() => {
    client.query('select 1').catch((error: Error) => lost.abort(error))
  }, HEARTBEAT_MS)
  async function close(): Promise<void> {
    clearInterval(heartbeat)
    await client.end()
  }
  lost.signal.addEventListener('abort', () => void close().catch(() => {}), { once: true })
  return { client, lost: lost.signal, close }
}
