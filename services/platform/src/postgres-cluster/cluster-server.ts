import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { isAlive } from '../process/is-alive.ts'
import { ClusterError, type ClusterPaths } from './cluster.ts'
import { type Account, type Binaries, runProgram } from './program.ts'

/** PostgreSQL settings by name, values as they stand in postgresql.conf without quotes. */
export type ClusterSettings = Readonly<Record<string, string>>

/** For a small server that also runs everything else; TCP on this machine only. */
const DEFAULTS: ClusterSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Pools of all processes together, and as many again: each queue takes up to seven, and there are a dozen.
  max_connections: '200',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',
  // Queries here take milliseconds: compiling them or spreading them over processes costs more than it gives.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  idle_in_transaction_session_timeout: '5min',
  timezone: 'UTC',
  // Errors go to the caller, who knows what may be logged; here they would drag personal data into a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
}

/** The whole text of postgresql.conf. The file is ours: it is written anew on every start. */
export function clusterSettingsText(port: number, overrides: ClusterSettings): string {
  const settings: ClusterSettings = { ...DEFAULTS, ...overrides, port: String(port) }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  return `# Written on every start; changes made here are lost.\n${lines.join('\n')}\n`
}

const LOG_LIMIT_BYTES = 5_000_000

/** Starts and stops PostgreSQL through `pg_ctl`, which detaches it: a Ctrl-C meant for us does not reach it. */
export function clusterServer(paths: ClusterPaths, account: Account, binaries: Binaries) {
  const pgCtl = (...args: string[]) => runProgram(binaries.pgCtl, [...args, '-D', paths.clusterDir], account)

  return {
    /** Resolves when the server takes connections, however long its crash recovery needs. */
    async start(): Promise<void> {
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

    /** Ends sessions, writes everything down, resolves when the server is gone. */
    async stop(): Promise<void> {
      const fast = await pgCtl('stop', '-s', '-w', '-t', '60', '-m', 'fast')
      if (fast.code === 0) return
      const immediate = await pgCtl('stop', '-s', '-w', '-t', '60', '-m', 'immediate')
      const status = await pgCtl('status')
      // 3: no server is running, which is what was wanted.
      if (status.code !== 3) throw new ClusterError(`PostgreSQL did not stop: ${fast.output} ${immediate.output}`)
    },
  }
}

/** The server that holds a cluster, as its postmaster.pid tells. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/** Above every system's highest process id. */
const NO_PROCESS = 2_147_483_646

/**
 * The living server of a cluster, undefined when there is none. The file outlives a killed server, and its process id
 * may meanwhile be somebody else's (in containers it often is). PostgreSQL would then refuse to start, so such an id is
 * replaced by one that nobody has; the rest stays, because PostgreSQL finds orphaned processes of the old server by it.
 */
export async function findPostmaster({ pidFile }: ClusterPaths): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => '')
  const [firstLine, directory = '', ...rest] = text.split('\n')
  const pid = Number(firstLine)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  const command = await findCommand(pid)
  if (command === undefined || (command.includes('postgres') && command.includes(directory))) {
    return { pid, port: Number(rest[1]) }
  }
  await writeFile(pidFile, [NO_PROCESS, directory, ...rest].join('\n'))
  return undefined
}

/** The command line of a process, undefined where the system will not say. */
async function findCommand(pid: number): Promise<string | undefined> {
  if (platform() === 'win32') return undefined
  if (platform() === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  const listed = await runProgram('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return listed.code === 0 ? listed.output : undefined
}
