import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClusterError, type ClusterPaths, createPasswords, findPasswords } from './cluster.ts'
import { clusterServer } from './cluster-server.ts'
import { type Account, type Binaries, findAccount, findBinaries, runProgram } from './program.ts'

const NEW = 'cluster-new-'

export type PreparedCluster = Awaited<ReturnType<typeof prepareCluster>>

/** Makes the data directory, its passwords and its cluster where they are missing. Starts nothing. */
export async function prepareCluster(paths: ClusterPaths) {
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

/** Started by root, PostgreSQL runs as an account that may not see everything: says so before PostgreSQL fails oddly. */
async function checkReach(account: Account, paths: readonly string[]): Promise<void> {
  if (account.uid === undefined) return
  for (const path of paths) {
    const listed = await runProgram('ls', ['-d', path], account)
    if (listed.code === 0) continue
    throw new ClusterError(
      `Started by root, PostgreSQL runs as the account "postgres", and that may not read ${path}. ` +
        'Start as an ordinary user, move the checkout to where everybody may read, or set DATABASE_URL.',
    )
  }
}

/** Refuses, in plain words, a directory that PostgreSQL would refuse with its own. */
async function checkCluster({ clusterDir }: ClusterPaths, binaries: Binaries): Promise<void> {
  const made = await readFile(`${clusterDir}/PG_VERSION`, 'utf8').catch(() => undefined)
  const control = await stat(`${clusterDir}/global/pg_control`).catch(() => undefined)
  if (made === undefined || control === undefined) {
    throw new ClusterError(
      `${clusterDir} is not a complete PostgreSQL cluster. Restore it from a backup, or move it away to begin anew.`,
    )
  }
  const { output } = await runProgram(binaries.postgres, ['--version'])
  const ours = /\d+/.exec(output)?.[0]
  if (made.trim() !== ours) {
    throw new ClusterError(
      `${clusterDir} was made by PostgreSQL ${made.trim()}, and this is ${ours}. ` +
        'Dump it with the version that made it (pg_dumpall) and load the dump into a new one.',
    )
  }
}

/**
 * Makes the cluster's directory with `initdb`: built beside its place and renamed when complete, so that a crash leaves
 * nothing that looks like a cluster. Sorting and case rules are PostgreSQL's own and survive an upgrade of the system.
 */
async function createCluster(
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
