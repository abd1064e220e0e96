import { readdirSync, readFileSync } from 'node:fs'
import { findPostmaster } from '@tahanan/platform/postgres-cluster/cluster-server.ts'
import { clusterPaths } from '@tahanan/platform/postgres-cluster/cluster.ts'

/** `_SC_CLK_TCK`, which is 100 on every Linux that Node runs on. */
const TICK_MS = 10

interface ProcessTimes {
  readonly parent: number
  readonly ownMs: number
  /** Of children that ended and were waited for. */
  readonly endedMs: number
}

/** From /proc: Linux alone. Undefined for a process that is gone. */
function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? []
    const [, parent = 0] = fields
    const sum = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) * TICK_MS
    return { parent, ownMs: sum(11), endedMs: sum(13) }
  } catch {
    return undefined
  }
}

/** What a process has used of the cores, in milliseconds. */
export function cpuMs(pid: number): number {
  return timesOf(pid)?.ownMs ?? 0
}

/** What an embedded PostgreSQL has used: its first process, those it started, and those of them that ended. */
export async function openClusterClock(dataDir: string): Promise<() => number> {
  const postmaster = (await findPostmaster(clusterPaths(dataDir)))?.pid ?? 0
  return () => {
    const first = timesOf(postmaster)
    let sum = (first?.ownMs ?? 0) + (first?.endedMs ?? 0)
    for (const name of readdirSync('/proc')) {
      const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined
      if (times?.parent === postmaster) sum += times.ownMs
    }
    return sum
  }
}
