import { chmod, mkdir, stat } from 'node:fs/promises'
import { checkCluster } from './check-cluster.ts'
import { checkReach } from './check-reach.ts'
import { ClusterError } from './cluster-error.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import type { ClusterPasswords } from './cluster-passwords.ts'
import { clusterServer } from './cluster-server.ts'
import type { ClusterServer } from './cluster-server.ts'
import { createCluster } from './create-cluster.ts'
import { findAccount } from './find-account.ts'
import { findBinaries } from './find-binaries.ts'
import { createPasswords } from './create-passwords.ts'
import { findPasswords } from './find-passwords.ts'

export interface PreparedCluster {
  readonly paths: ClusterPaths
  readonly server: ClusterServer
  readonly passwords: ClusterPasswords
}

/** Makes the data directory, its passwords and its cluster where they are missing. Starts nothing. */
export async function prepareCluster(paths: ClusterPaths): Promise<PreparedCluster> {
  const binaries = await findBinaries()
  const account = await findAccount(paths.clusterDir)
  await mkdir(paths.dataDir, { recursive: true })
  if (account.uid !== undefined) await letPass(paths.dataDir)
  await checkReach(account, [binaries.postgres, `${paths.dataDir}/.`])
  const exists = await stat(paths.clusterDir).catch(() => undefined)
  let passwords = await findPasswords(paths.passwordsFile)
  if (passwords === undefined && exists !== undefined) {
    throw new ClusterError(
      `${paths.clusterDir} is there but its ${paths.passwordsFile} is not. Restore both from a backup, or move ` +
        'the directory away to begin anew.',
    )
  }
  passwords ??= await createPasswords(paths.passwordsFile)
  if (exists === undefined) await createCluster(paths, account, binaries, passwords.admin)
  await checkCluster(paths, binaries)
  // A copy restored with wider rights would be refused.
  await chmod(paths.clusterDir, 0o700)
  return { paths, server: clusterServer(paths, account, binaries), passwords }
}

/** The other account must get through to its cluster; what else is here stays closed by its own rights. */
async function letPass(directory: string): Promise<void> {
  const { mode } = await stat(directory)
  await chmod(directory, (mode & 0o777) | 0o011)
}
