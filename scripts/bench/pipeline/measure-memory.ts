import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { startLoadGenerator } from '../load/load-generator.ts'
import type { RunningInstallation } from '../install/start-installation.ts'

const listSchema = z.object({ results: z.array(z.object({ slug: z.string(), location: z.string() })) })

const PATHS = 500
const CONNECTIONS = 32
const PARTS = 6
const PART_MS = 10_000

/**
 * Resident memory of all Node processes together (proportional shares, so that what they have in common counts once),
 * again and again while the installation answers as fast as it can.
 */
export async function measureMemory({ origin, pid }: RunningInstallation): Promise<string> {
  const paths = await addresses(origin)
  const load = startLoadGenerator()
  const samples: number[] = [await nodeMegabytes(pid)]
  let answered = 0
  try {
    for (let part = 0; part < PARTS; part += 1) {
      const result = await load.run({ origin, paths, headers: {}, connections: CONNECTIONS, durationMs: PART_MS })
      answered += result.ok
      samples.push(await nodeMegabytes(pid))
    }
  } finally {
    load.close()
  }
  const [idle, ...loaded] = samples.map((megabytes) => Math.round(megabytes))
  return `memory of all Node processes: ${idle} MB idle, then ${loaded.join(', ')} MB over ${answered.toLocaleString('en-US')} requests`
}

async function addresses(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/listing?page_size=100`)
  const { results } = listSchema.parse(await response.json())
  const slugs = results.map(({ slug }) => `/api/listing/${slug}/`)
  const searches = results.map(({ location }) => `/api/listing?q=${encodeURIComponent(location.split(',')[0] ?? '')}`)
  return Array.from(
    { length: PATHS },
    (_, index) => (index % 2 === 0 ? slugs : searches)[(index >> 1) % slugs.length] ?? '',
  )
}

/** Proportional set size of a process and of all Node processes below it. */
async function nodeMegabytes(pid: number): Promise<number> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  let kilobytes = 0
  for (const candidate of parents.keys()) {
    if (!isBelow(candidate, pid, parents)) continue
    const command = await readFile(`/proc/${candidate}/comm`, 'utf8').catch(() => '')
    if (!/^(node|MainThread)/.test(command)) continue
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
