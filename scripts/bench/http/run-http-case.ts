import { once } from 'node:events'
import { get } from 'node:http'
import { z } from 'zod'
import type { LoadResult } from '../load/load-result.ts'
import type { BenchOptions } from '../read-bench-options.ts'
import { compare, type Measured } from '../report/compare.ts'
import type { Outcome } from '../report/outcome.ts'
import type { HttpBench } from './http-bench.ts'
import type { HttpCase, Twin } from './http-case.ts'

const incomingSchema = z.object({ statusCode: z.number() })

const CONNECTIONS = 16
const WARMING_ROUNDS = 2
/** The twin's connections to Postgres. */
const POOL_MAX = 8

/** Both sides answer the same load in turns. An answer of the wrong status stops the run: it would measure nothing. */
export async function runHttpCase(bench: HttpBench, httpCase: HttpCase, options: BenchOptions): Promise<Outcome> {
  const { name, floor, cacheBytes, paths, isOnce = false, tags, twin, expectStatus = 200, note = '', search } = httpCase
  const { rounds, roundMs } = options
  const ours = await bench.ours.serve({ connectionString: bench.installation.readerUrl, cacheBytes, search })
  await checkStatus(`${ours}${paths[0]}`, httpCase)
  const loadOf = (side: Side) => {
    let turn = 0
    return (durationMs: number) => {
      const asked = isOnce ? partOf(side.paths, turn++, 1 + rounds) : side.paths
      return bench.load.run({ ...side, paths: asked, connections: CONNECTIONS, durationMs })
    }
  }
  const loadOurs = loadOf({ origin: ours, paths: [...paths], headers: {}, ...(tags && { tags: [...tags] }) })
  const loadOther = loadOf(await sideOf(bench, twin, ours))
  // What is asked for again and again is kept by now, as it is in a server that has run for a while.
  await loadOurs(WARMING_ROUNDS * roundMs)
  await loadOther(WARMING_ROUNDS * roundMs)
  const outcome = await compare({
    name,
    unit: 'requests',
    floor,
    rounds,
    ours: async () => measured(await loadOurs(roundMs), expectStatus),
    bare: async () => measured(await loadOther(roundMs), expectStatus),
  })
  return note === '' ? outcome : { ...outcome, note: [outcome.note, note].filter((text) => text !== '').join(', ') }
}

/** One of so many parts, none of which has what another has. */
function partOf(paths: readonly string[], turn: number, parts: number): string[] {
  return paths.filter((_, place) => place % parts === turn % parts)
}

interface Side {
  readonly origin: string
  readonly paths: string[]
  readonly headers: Record<string, string>
  readonly bodies?: string[]
  readonly tags?: string[]
}

async function sideOf(bench: HttpBench, twin: Twin, ours: string): Promise<Side> {
  if (twin.kind === 'ours') return { origin: ours, paths: [...twin.paths], headers: {} }
  if (twin.kind === 'engine') {
    return { origin: twin.origin, paths: [twin.path], headers: { ...twin.headers }, bodies: [...twin.bodies] }
  }
  const origin = await bench.bare.serve({
    ...twin.order,
    connectionString: bench.installation.readerUrl,
    searchPath: 'read, public',
    poolMax: POOL_MAX,
  })
  const { texts, values } = twin.order
  const answers = texts.length > 0 ? texts : values
  return { origin, paths: answers.map((_, place) => `/${place}`), headers: { ...twin.headers } }
}

function measured(result: LoadResult, status: number): Measured {
  const { perSecond, p50, p97_5, p99, notOk, errors } = result
  return { perSecond, p50, p97_5, p99, failed: errors + (status === 200 ? notOk : 0) }
}

/** By `http` itself: `fetch` sends `no-cache` along with a tag, and a right answer to that is no 304. */
async function checkStatus(address: string, { name, tags, expectStatus = 200 }: HttpCase): Promise<void> {
  const headers = tags === undefined ? {} : { 'if-none-match': tags[0] }
  const answered: unknown[] = await once(get(address, { headers, agent: false }), 'response')
  const { statusCode } = incomingSchema.parse(answered[0])
  if (statusCode === expectStatus) return
  throw new Error(`${name}: ${address} answered ${statusCode} instead of ${expectStatus}.`)
}
