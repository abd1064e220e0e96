import type { BenchRun } from '../bench-run.ts'
import type { BareOrder } from '../bare/bare-order.ts'
import { chooseSearchWords } from '../http/search-words.ts'
import { openInstallation } from '../install/installation.ts'
import { startInstallation } from '../install/start-installation.ts'
import { startChildServer } from '../load/child-server.ts'
import { startLoadGenerator } from '../load/load-generator.ts'
import { zipfPlaces } from '../load/zipf-places.ts'
import { compare } from '../report/compare.ts'
import { bareStaffList } from './bare-staff-list.ts'

const NAME = 'staff list with search'
const CONNECTIONS = 8
const PAGE_SIZES = [10, 25, 50, 100] as const
const DRAWN = 32_000
const POOL_MAX = 8
const BARE = new URL('../bare/bare.process.ts', import.meta.url)

/** The dashboard's table of listings with words, beside Koa with the one query that finds and counts the same rows. */
export async function runStaffBench(run: BenchRun): Promise<void> {
  if (!run.wants(NAME)) return
  const { listings, rounds, roundMs } = run.options
  const installation = await openInstallation(listings)
  const { frequent, prefixes } = await chooseSearchWords(installation.pool)
  const searches = [...frequent, ...prefixes].flatMap((word) => PAGE_SIZES.map((pageSize) => ({ word, pageSize })))
  const order = await bareStaffList(installation.pool, searches)
  const places = zipfPlaces(searches.length, DRAWN)
  await installation.close()

  const running = await startInstallation(installation.dataDir)
  const load = startLoadGenerator()
  const bare = startChildServer<BareOrder>(BARE)
  try {
    const { databaseUrl: connectionString, token, origin } = running
    const bareOrigin = await bare.serve({ ...order, connectionString, searchPath: 'app, public', poolMax: POOL_MAX })
    const addresses = searches.map(
      ({ word, pageSize }) => `/api/admin/listing/?q=${encodeURIComponent(word)}&page_size=${pageSize}`,
    )
    const paths = places.map((place) => addresses[place] ?? '')
    const headers = { authorization: `Bearer ${token}` }
    const barePaths = places.map((place) => `/${place}`)
    const ask = async (
      side: { origin: string; paths: string[]; headers: Record<string, string> },
      durationMs: number,
    ) => {
      const { perSecond, p50, p97_5, p99, notOk, errors } = await load.run({
        ...side,
        connections: CONNECTIONS,
        durationMs,
      })
      return { perSecond, p50, p97_5, p99, failed: notOk + errors }
    }
    const ours = { origin, paths, headers }
    const other = { origin: bareOrigin, paths: barePaths, headers: {} }
    await ask(ours, roundMs / 2)
    await ask(other, roundMs / 2)
    run.keep(
      await compare({
        name: NAME,
        unit: 'requests',
        floor: 0.7,
        rounds,
        ours: () => ask(ours, roundMs),
        bare: () => ask(other, roundMs),
      }),
    )
  } finally {
    load.close()
    bare.close()
    await running.stop()
  }
}
