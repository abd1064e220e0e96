import { readFile, stat } from 'node:fs/promises'
import { ClusterError } from './cluster-error.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import type { Binaries } from './find-binaries.ts'
import { runProgram } from './run-program.ts'

/** Refuses, in plain words, a directory that PostgreSQL would refuse with its own. */
export async function checkCluster({ clusterDir }: ClusterPaths, binaries: Binaries): Promise<void> {
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
