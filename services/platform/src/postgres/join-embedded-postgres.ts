import { CLUSTER_LOCK } from '../postgres-cluster/cluster-lock.ts'
import { clusterPaths } from '../postgres-cluster/cluster-paths.ts'
import { findPasswords } from '../postgres-cluster/find-passwords.ts'
import { clusterUrl } from '../postgres-cluster/cluster-url.ts'
import { findPostmaster } from '../postgres-cluster/postmaster.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { openOwnClient } from './own-client.ts'

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
