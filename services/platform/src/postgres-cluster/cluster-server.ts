import { readFile, stat, truncate } from 'node:fs/promises'
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
      const log = await stat(paths.logFile).catch(() => undefined)
      if (log !== undefined && log.size > LOG_LIMIT_BYTES) await truncate(paths.logFile)
      const logStart = (await stat(paths.logFile).catch(() => undefined))?.size ?? 0
      const result = await pgCtl('start', '-s', '-w', '-t', '3600', '-l', paths.logFile)
      if (result.code === 0) return
      const lines = (await readFile(paths.logFile).catch(() => Buffer.from(''))).subarray(logStart).toString().trim()
      throw new ClusterError(
        `PostgreSQL did not start in ${paths.clusterDir}. If what follows calls it damaged, restore it from a backup, or ` +
          `move it away to begin anew.\n${result.output}\n${lines.split('\n').slice(-8).join('\n')}`,
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
