import { once } from 'node:events'
import { get } from 'node:http'
import { z } from 'zod'
import type { BareOrder } from '../bare/bare-order.ts'
import type { Installation } from '../install/installation.ts'
import type { ChildServer } from '../load/child-server.ts'
import type { LoadGenerator } from '../load/load-generator.ts'
import type { OursOrder } from '../ours/ours-order.ts'
import { compare, type Measured } from '../report/compare.ts'
import type { Outcome } from '../report/outcome.ts'
import type { HttpCase } from './http-case.ts'

export interface HttpBench {
  readonly installation: Installation
  readonly load: LoadGenerator
  readonly ours: ChildServer<OursOrder>
  readonly bare: ChildServer<BareOrder>
  readonly rounds: number
  readonly roundMs: number
}

const incomingSchema = z.object({ statusCode: z.number() })

const CONNECTIONS = 16
/** The twin's connections to Postgres. */
const POOL_MAX = 8
const WARM_UP_MS = 1_000

/** Both servers answer the same load in turns. An answer of the wrong status stops the run: it would measure nothing. */
export async function runHttpCase(bench: HttpBench, httpCase: HttpCase): Promise<Outcome> {
  const { readerUrl } = bench.installation
  const oursOrigin = await bench.ours.serve({
    connectionString: readerUrl,
    cacheBytes: httpCase.cacheBytes,
  })
  const bareOrigin = await bench.bare.serve({
    ...httpCase.bare,
    connectionString: readerUrl,
    searchPath: 'read, public',
    poolMax: POOL_MAX,
  })
  await checkStatus(`${oursOrigin}${httpCase.paths[0]}`, httpCase)
  const barePaths = httpCase.bare.values.map((_, place) => `/${place}`)
  const headers = { ours: { ...httpCase.headers }, bare: { ...httpCase.bareHeaders } }
  const expected = httpCase.expectStatus ?? 200
  const ours = (durationMs: number) =>
    bench.load.run({
      origin: oursOrigin,
      paths: [...httpCase.paths],
      headers: headers.ours,
      connections: CONNECTIONS,
      durationMs,
    })
  const bare = (durationMs: number) =>
    bench.load.run({
      origin: bareOrigin,
      paths: barePaths,
      headers: headers.bare,
      connections: CONNECTIONS,
      durationMs,
    })
  await ours(WARM_UP_MS)
  await bare(WARM_UP_MS)
  return compare({
    name: httpCase.name,
    unit: 'requests',
    floor: httpCase.floor,
    rounds: bench.rounds,
    ours: async () => measured(await ours(bench.roundMs), expected),
    bare: async () => measured(await bare(bench.roundMs), expected),
  })
}

function measured(result: Awaited<ReturnType<LoadGenerator['run']>>, status: number): Measured {
  const { perSecond, p50, p97_5, p99, notOk, errors } = result
  return { perSecond, p50, p97_5, p99, failed: errors + (status === 200 ? notOk : 0) }
}

/** By `http` itself: `fetch` sends `no-cache` along with a tag, and a right answer to that is no 304. */
async function checkStatus(address: string, { name, headers = {}, expectStatus = 200 }: HttpCase): Promise<void> {
  const answered: unknown[] = await once(get(address, { headers: { ...headers }, agent: false }), 'response')
  const { statusCode } = incomingSchema.parse(answered[0])
  if (statusCode === expectStatus) return
  throw new Error(`${name}: ${address} answered ${statusCode} instead of ${expectStatus}.`)
}
