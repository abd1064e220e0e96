import { readdir, readFile } from 'node:fs/promises'

/** Proportional set size of a process and of those below it, of the commands that fit (Linux). */
export async function megabytesBelow(pid: number, command: RegExp): Promise<number> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  let kilobytes = 0
  for (const candidate of parents.keys()) {
    if (!isBelow(candidate, pid, parents)) continue
    if (!command.test(await readFile(`/proc/${candidate}/comm`, 'utf8').catch(() => ''))) continue
    const rollup = await readFile(`/proc/${candidate}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  }
  return kilobytes / 1_000
}

function isBelow(pid: number, ancestor: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
    if (at === ancestor) return true
  return false
}
