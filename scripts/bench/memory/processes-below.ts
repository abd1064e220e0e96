import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'

export interface RunningProcess {
  readonly pid: number
  /** The file that it runs, where it is a script; or else its command. */
  readonly name: string
  /** Proportional set size: what several have in common counts once. */
  readonly megabytes: number
}

const ENTRY = /\.(ts|mjs|js)$/

/** A process and those below it, as far as their commands fit (Linux). */
export async function processesBelow(pid: number, command: RegExp): Promise<readonly RunningProcess[]> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await read(Number(name), 'stat')
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const found: RunningProcess[] = []
  for (const candidate of parents.keys()) {
    if (!isBelow(candidate, pid, parents)) continue
    const comm = (await read(candidate, 'comm')).trim()
    if (!command.test(comm)) continue
    const entry = (await read(candidate, 'cmdline')).split('\0').findLast((argument) => ENTRY.test(argument))
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(await read(candidate, 'smaps_rollup'))?.[1] ?? 0)
    found.push({ pid: candidate, name: basename(entry ?? comm), megabytes: kilobytes / 1_000 })
  }
  return found
}

/** Empty for a process that has ended meanwhile. */
function read(pid: number, file: string): Promise<string> {
  return readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
}

function isBelow(pid: number, ancestor: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
    if (at === ancestor) return true
  return false
}
