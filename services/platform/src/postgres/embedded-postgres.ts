import { bringUpCluster } from '../postgres-cluster/bring-up-cluster.ts'
import { clusterPaths } from '../postgres-cluster/cluster-paths.ts'
import type { ClusterSettings } from '../postgres-cluster/cluster-settings.ts'
import { clusterUrl } from '../postgres-cluster/cluster-url.ts'
import { ensureRoles } from '../postgres-cluster/ensure-roles.ts'
import { prepareCluster } from '../postgres-cluster/prepare-cluster.ts'
import { aborted } from './aborted.ts'
import { backOffMs } from './back-off-ms.ts'
import { pause } from './pause.ts'

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
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}
