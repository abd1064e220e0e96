import { openOwnClient } from '../postgres/own-client.ts'
import type { OwnClient } from '../postgres/own-client.ts'
import { pause } from '../postgres/pause.ts'
import { sqlState } from '../postgres/sql-state.ts'
import { ClusterError } from './cluster-error.ts'
import { CLUSTER_LOCK } from './cluster-lock.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { findPostmaster } from './postmaster.ts'

/** A predecessor that was killed a moment ago may hold the lock until the server notices. */
const LOCK_TRIES = 20
const READY_TIMEOUT_MS = 600_000
const WRONG_PASSWORD = '28P01'

/**
 * Claims a running cluster for this process, for as long as the answered connection lives; undefined when the server
 * ended meanwhile. Waits for a server that is just starting, recovering or stopping. Rejects with ClusterError when
 * another process has it: a second start in the same directory must neither share nor stop it.
 */
export async function claimCluster(adminUrl: string, paths: ClusterPaths): Promise<OwnClient | undefined> {
  const owner = await connect(adminUrl, paths)
  if (owner === undefined) return undefined
  for (let tries = 1; tries <= LOCK_TRIES; tries += 1) {
    const { rows } = await owner.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [CLUSTER_LOCK])
    if (rows[0]?.mine === true) return owner
    await pause(100)
  }
  await owner.close()
  throw new ClusterError(`${paths.dataDir} is in use by another running instance. Stop that one, or set DATA_DIR.`)
}

async function connect(adminUrl: string, paths: ClusterPaths): Promise<OwnClient | undefined> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    try {
      return await openOwnClient({ connectionString: adminUrl, applicationName: 'owner' })
    } catch (error) {
      if (sqlState(error) === WRONG_PASSWORD) {
        throw new ClusterError(`${paths.passwordsFile} does not fit ${paths.clusterDir}. Restore both from one backup.`)
      }
      if ((await findPostmaster(paths)) === undefined) return undefined
      await pause(200)
    }
  }
  throw new ClusterError(`PostgreSQL in ${paths.clusterDir} runs but takes no connections. Stop it and start again.`)
}
