import { readFile, writeFile } from 'node:fs/promises'
import { backOffMs } from '../postgres/back-off-ms.ts'
import type { OwnClient } from '../postgres/own-client.ts'
import { pause } from '../postgres/pause.ts'
import { claimCluster } from './claim-cluster.ts'
import { ClusterError } from './cluster-error.ts'
import { clusterSettingsText } from './cluster-settings.ts'
import type { ClusterSettings } from './cluster-settings.ts'
import { clusterUrl } from './cluster-url.ts'
import { freePort } from './free-port.ts'
import { findPostmaster } from './postmaster.ts'
import type { PreparedCluster } from './prepare-cluster.ts'
import { findPort } from './find-port.ts'

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
      await start(cluster, settings, wantedPort).catch((error: unknown) => (failure = error))
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

async function start(cluster: PreparedCluster, settings: ClusterSettings, wantedPort?: number): Promise<void> {
  const port = await freePort(wantedPort ?? findPort(await readSettings(cluster)))
  if (wantedPort !== undefined && port !== wantedPort) throw new ClusterError(`Port ${wantedPort} is taken.`)
  await writeFile(cluster.paths.settingsFile, clusterSettingsText(port, settings))
  await cluster.server.start()
}

async function readSettings(cluster: PreparedCluster): Promise<string> {
  return readFile(cluster.paths.settingsFile, 'utf8')
}
