import { chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClusterError } from './cluster-error.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import type { Account } from './find-account.ts'
import type { Binaries } from './find-binaries.ts'
import { runProgram } from './run-program.ts'

const NEW = 'cluster-new-'

/**
 * Makes the cluster's directory with `initdb`: built beside its place and renamed when complete, so that a crash leaves
 * nothing that looks like a cluster. Sorting and case rules are PostgreSQL's own and survive an upgrade of the system.
 */
export async function createCluster(
  paths: ClusterPaths,
  account: Account,
  binaries: Binaries,
  adminPassword: string,
): Promise<void> {
  await removeUnfinished(paths.dataDir)
  const directory = await mkdtemp(join(paths.dataDir, NEW))
  const target = join(directory, 'cluster')
  const passwordFile = join(directory, 'password')
  try {
    await mkdir(target, { mode: 0o700 })
    await writeFile(passwordFile, adminPassword, { mode: 0o600 })
    if (account.uid !== undefined && account.gid !== undefined) {
      for (const path of [directory, target, passwordFile]) await chown(path, account.uid, account.gid)
    }
    const result = await runProgram(
      binaries.initdb,
      [
        `--pgdata=${target}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      account,
    )
    if (result.code !== 0) throw new ClusterError(`PostgreSQL could not make ${paths.clusterDir}: ${result.output}`)
    await rename(target, paths.clusterDir)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(NEW)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
