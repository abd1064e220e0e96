import { access, constants, readFile, stat, truncate } from 'node:fs/promises'
import { ClusterError } from './cluster-error.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import type { Account } from './find-account.ts'
import type { Binaries } from './find-binaries.ts'
import { runProgram } from './run-program.ts'

export interface ClusterServer {
  /** Resolves when the server takes connections, however long its crash recovery needs. */
  start(): Promise<void>
  /** Ends sessions, writes everything down, resolves when the server is gone. */
  stop(): Promise<void>
}

const LOG_LIMIT_BYTES = 5_000_000

/** Starts and stops PostgreSQL through `pg_ctl`, which detaches it: a Ctrl-C meant for us does not reach it. */
export function clusterServer(paths: ClusterPaths, account: Account, binaries: Binaries): ClusterServer {
  const pgCtl = (...args: string[]) => runProgram(binaries.pgCtl, [...args, '-D', paths.clusterDir], account)

  return {
    async start() {
      await checkCluster(paths, binaries)
      const log = await stat(paths.logFile).catch(() => undefined)
      if (log !== undefined && log.size > LOG_LIMIT_BYTES) await truncate(paths.logFile)
      const logStart = (await stat(paths.logFile).catch(() => undefined))?.size ?? 0
      const result = await pgCtl('start', '-s', '-w', '-t', '3600', '-l', paths.logFile)
      if (result.code === 0) return
      const lines = (await readFile(paths.logFile).catch(() => Buffer.from(''))).subarray(logStart).toString().trim()
      throw new ClusterError(
        `PostgreSQL did not start in ${paths.clusterDir}. ${result.output}\n${lines.split('\n').slice(-8).join('\n')}`,
      )
    },

    async stop() {
      const fast = await pgCtl('stop', '-s', '-w', '-t', '60', '-m', 'fast')
      if (fast.code === 0) return
      const immediate = await pgCtl('stop', '-s', '-w', '-t', '60', '-m', 'immediate')
      const status = await pgCtl('status')
      // 3: no server is running, which is what was wanted.
      if (status.code !== 3) throw new ClusterError(`PostgreSQL did not stop: ${fast.output} ${immediate.output}`)
    },
  }
}

/** Refuses, in plain words, a directory that PostgreSQL would refuse with its own. */
async function checkCluster({ clusterDir }: ClusterPaths, binaries: Binaries): Promise<void> {
  const made = await readFile(`${clusterDir}/PG_VERSION`, 'utf8').catch(() => undefined)
  const control = await access(`${clusterDir}/global/pg_control`, constants.F_OK).then(
    () => true,
    () => false,
  )
  if (made === undefined || !control) {
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
