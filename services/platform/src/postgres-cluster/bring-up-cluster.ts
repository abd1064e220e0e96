import { readFile, writeFile } from 'node:fs/promises'
import { backOffMs, pause } from '../postgres/pause.ts'
import { openOwnClient, type OwnClient } from '../postgres/own-client.ts'
import { sqlState } from '../postgres/sql-state.ts'
import { CLUSTER_LOCK, ClusterError, type ClusterPaths, clusterUrl } from './cluster.ts'
import { type ClusterSettings, clusterSettingsText, findPostmaster } from './cluster-server.ts'
import { freePort } from './free-port.ts'
import type { PreparedCluster } from './prepare-cluster.ts'

/** A predecessor that was killed a moment ago may hold the lock until the server notices. */
const LOCK_TRIES = 20

const READY_TIMEOUT_MS = 600_000

const WRONG_PASSWORD = '28P01'

export interface RunningCluster {
  /** The cluster is ours while this connection lives. */
  readonly owner: OwnClient
  readonly port: number
}

/** With the pauses between them, time enough for the orphaned processes of a killed server to end. */
const TRIES = 6

/**
 * Makes the cluster run with these settings and claims it. A server that outlived its owner is taken over when its
 * settings are the wanted ones, and started anew otherwise. Without `wantedPort` it keeps its last one while that is
 * free. Losing a race (for the port, or against another start) is no failure: what is there then is looked at again.
 * @throws ClusterError at once when the wanted port is taken
 */
export async function bringUpCluster(
  cluster: PreparedCluster,
  settings: ClusterSettings,
  wantedPort?: number,
): Promise<RunningCluster> {
  let failure: unknown = new ClusterError(`PostgreSQL in ${cluster.paths.clusterDir} does not keep running.`)
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await pause(backOffMs(tries))
    if ((await findPostmaster(cluster.paths)) === undefined) {
      const port = await choosePort(cluster, wantedPort)
      await start(cluster, settings, port).catch((error: unknown) => (failure = error))
    }
    const running = await findPostmaster(cluster.paths)
    if (running === undefined) continue
    const owner = await claimCluster(clusterUrl('admin', running.port, cluster.passwords), cluster.paths)
    if (owner === undefined) continue
    const port = wantedPort ?? running.port
    if ((await readSettings(cluster)) === clusterSettingsText(port, settings)) return { owner, port: running.port }
    await owner.close()
    await cluster.server.stop()
  }
  throw failure
}

/** The wanted port, or else that of the last start while it is free. @throws ClusterError when the wanted one is taken */
async function choosePort(cluster: PreparedCluster, wantedPort?: number): Promise<number> {
  const port = await freePort(wantedPort ?? findPort(await readSettings(cluster)))
  if (wantedPort !== undefined && port !== wantedPort) throw new ClusterError(`Port ${wantedPort} is taken.`)
  return port
}

async function start(cluster: PreparedCluster, settings: ClusterSettings, port: number): Promise<void> {
  await writeFile(cluster.paths.settingsFile, clusterSettingsText(port, settings))
  await cluster.server.start()
}

async function readSettings(cluster: PreparedCluster): Promise<string> {
  return readFile(cluster.paths.settingsFile, 'utf8')
}

/** The port that an earlier start wrote down. */
function findPort(settingsText: string): number | undefined {
  const port = /^port = '(\d+)'$/m.exec(settingsText)?.[1]
  return port === undefined ? undefined : Number(port)
}

/**
 * Claims a running cluster for this process, for as long as the answered connection lives; undefined when the server
 * ended meanwhile. Waits for a server that is just starting, recovering or stopping. Rejects with ClusterError when
 * another process has it: a second start in the same directory must neither share nor stop it.
 */
async function claimCluster(adminUrl: string, paths: ClusterPaths): Promise<OwnClient | undefined> {
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
