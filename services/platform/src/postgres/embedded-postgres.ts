import pg from 'pg'
import { bringUpCluster } from '../postgres-cluster/bring-up-cluster.ts'
import { type ClusterSettings, findPostmaster } from '../postgres-cluster/cluster-server.ts'
import {
  CLUSTER_LOCK,
  CLUSTER_NAMES,
  type ClusterPasswords,
  clusterPaths,
  clusterUrl,
  findPasswords,
} from '../postgres-cluster/cluster.ts'
import { prepareCluster } from '../postgres-cluster/prepare-cluster.ts'
import { aborted, backOffMs, pause } from './pause.ts'
import { openOwnClient } from './own-client.ts'

export interface EmbeddedPostgresOptions {
  /** Made when missing. Holds the cluster and, readable by us alone, its generated passwords. */
  readonly dataDir: string
  /** Left out: the port of the last start if it is free, otherwise any free one. */
  readonly port?: number
  /** PostgreSQL settings over our defaults, e.g. `{ shared_buffers: '512MB' }`. */
  readonly settings?: ClusterSettings
  /** Told when the running server was lost; it is brought back, with back-off, for ever. */
  readonly onError?: (error: unknown) => void
}

export interface EmbeddedPostgres {
  readonly port: number
  /** Owner of the database and of everything in it, no superuser. */
  readonly connectionString: string
  /** May connect; sees what `grantReading` grants. */
  readonly readerConnectionString: string
  /** Superuser, for maintenance only. */
  readonly adminConnectionString: string
  stop(): Promise<void>
}

/**
 * A real PostgreSQL of our own under `dataDir`, on 127.0.0.1. It survives us being killed, and the next start takes it
 * over; should it be killed itself, it is started again on the same port. Rejects with ClusterError, which says what
 * to do, when the directory is in use, damaged, of another version or out of reach.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(clusterPaths(options.dataDir))
  const settings = options.settings ?? {}
  const stopping = new AbortController()
  const first = await bringUpCluster(cluster, settings, options.port)
  const { port } = first
  let { owner } = first
  const adminConnectionString = clusterUrl('admin', port, cluster.passwords)
  await ensureRoles(adminConnectionString, cluster.passwords)

  async function keepRunning(): Promise<void> {
    let attempt = 0
    while (!stopping.signal.aborted) {
      await aborted(AbortSignal.any([stopping.signal, owner.lost]))
      if (stopping.signal.aborted) return
      try {
        if (attempt === 0) options.onError?.(owner.lost.reason)
        ;({ owner } = await bringUpCluster(cluster, settings, port))
        attempt = 0
      } catch (error) {
        options.onError?.(error)
        attempt += 1
        await pause(backOffMs(attempt), stopping.signal)
      }
    }
  }

  const running = keepRunning()
  let stopped: Promise<void> | undefined

  async function stop(): Promise<void> {
    stopping.abort()
    await running
    await owner.close().catch(() => {})
    await cluster.server.stop()
  }

  return {
    port,
    connectionString: clusterUrl('writer', port, cluster.passwords),
    readerConnectionString: clusterUrl('reader', port, cluster.passwords),
    adminConnectionString,
    stop: () => (stopped ??= stop()),
  }
}

/**
 * The server that another instance runs in `dataDir`, for a program that works beside it; undefined where none does,
 * or where its owner is gone and the next start may stop it.
 */
export async function joinEmbeddedPostgres(dataDir: string): Promise<Omit<EmbeddedPostgres, 'stop'> | undefined> {
  const paths = clusterPaths(dataDir)
  const passwords = await findPasswords(paths.passwordsFile)
  const running = passwords && (await findPostmaster(paths))
  if (passwords === undefined || running === undefined) return undefined
  const { port } = running
  const adminConnectionString = clusterUrl('admin', port, passwords)
  const client = await openOwnClient({ connectionString: adminConnectionString, applicationName: 'join' })
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [CLUSTER_LOCK])
    if (rows[0]?.free === true) return undefined
  } finally {
    await client.close()
  }
  return {
    port,
    connectionString: clusterUrl('writer', port, passwords),
    readerConnectionString: clusterUrl('reader', port, passwords),
    adminConnectionString,
  }
}

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
    for (const [role, password, right] of [
      // Backups are checked in a database beside it.
      [writer, passwords.writer, 'createdb'],
      [reader, passwords.reader, 'nocreatedb'],
    ] as const) {
      const known = await client.query('select from pg_roles where rolname = $1', [role])
      await client.query(
        `${known.rowCount === 0 ? 'create' : 'alter'} role ${role} login ${right} password ${client.escapeLiteral(password)}`,
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
