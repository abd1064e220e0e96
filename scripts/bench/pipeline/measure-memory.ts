import { z } from 'zod'
import { startLoadGenerator } from '../load/load-generator.ts'
import type { RunningInstallation } from '../install/start-installation.ts'
import { megabytesBelow } from '../memory/megabytes-below.ts'
import { NODE_COMMAND } from '../memory/node-command.ts'

const listSchema = z.object({ results: z.array(z.object({ slug: z.string(), location: z.string() })) })

const PATHS = 500
const CONNECTIONS = 32
const PART_MS = 10_000

export interface MemoryUse {
  /** Megabytes before the first request, then after each part. */
  readonly idle: number
  readonly loaded: readonly number[]
  readonly answered: number
}

/**
 * Memory of all Node processes together (proportional shares, so that what they have in common counts once), again and
 * again while the installation answers as fast as it can, for so many parts of ten seconds.
 */
export async function measureMemory({ origin, pid }: RunningInstallation, parts: number): Promise<MemoryUse> {
  const paths = await addresses(origin)
  const load = startLoadGenerator()
  const idle = await megabytesBelow(pid, NODE_COMMAND)
  const loaded: number[] = []
  let answered = 0
  try {
    for (let part = 0; part < parts; part += 1) {
      const result = await load.run({ origin, paths, headers: {}, connections: CONNECTIONS, durationMs: PART_MS })
      answered += result.ok
      loaded.push(await megabytesBelow(pid, NODE_COMMAND))
    }
  } finally {
    load.close()
  }
  return { idle, loaded, answered }
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
