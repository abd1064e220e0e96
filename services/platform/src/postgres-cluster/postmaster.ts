import { readFile, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import type { ClusterPaths } from './cluster-paths.ts'
import { runProgram } from './run-program.ts'

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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** The command line of a process, undefined where the system will not say. */
async function findCommand(pid: number): Promise<string | undefined> {
  if (platform() === 'win32') return undefined
  if (platform() === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  const listed = await runProgram('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return listed.code === 0 ? listed.output : undefined
}
