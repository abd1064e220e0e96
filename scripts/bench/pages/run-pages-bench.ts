import type { BenchRun } from '../bench-run.ts'
import { openInstallation } from '../install/installation.ts'
import { startChildServer } from '../load/child-server.ts'
import { startLoadGenerator } from '../load/load-generator.ts'
import { compare, type Measured } from '../report/compare.ts'
import { type PageCase, pageCases } from './page-cases.ts'
import type { PagesOrder } from './pages-order.ts'

const PROCESS = new URL('./pages.process.ts', import.meta.url)
const CONNECTIONS = 8

/** Pages a second beside `renderToString` alone, and beside a server of finished files. */
export async function runPagesBench(run: BenchRun): Promise<void> {
  const { listings, rounds, roundMs } = run.options
  const installation = await openInstallation(listings)
  const load = startLoadGenerator()
  const ours = startChildServer<PagesOrder>(PROCESS)
  const twin = startChildServer<PagesOrder>(PROCESS)
  try {
    const cases = await pageCases(installation)
    for (const pageCase of cases.filter(({ name }) => run.wants(name))) {
      const { name, floor, paths } = pageCase
      const order = { connectionString: installation.readerUrl, cacheBytes: pageCase.cacheBytes, paths: [...paths] }
      const origins = {
        ours: await ours.serve({ ...order, kind: 'ours' }),
        twin: await twin.serve({ ...order, kind: pageCase.twin }),
      }
      const sides = {
        ours: () => measure(origins.ours, paths, roundMs),
        bare: () => measure(origins.twin, twinPaths(pageCase), roundMs),
      }
      await sides.ours()
      await sides.bare()
      run.keep(await compare({ name, unit: 'pages', floor, rounds, ...sides }))
    }
  } finally {
    for (const child of [load, ours, twin]) child.close()
    await installation.close()
  }

  async function measure(origin: string, paths: readonly string[], durationMs: number): Promise<Measured> {
    const order = { origin, paths: [...paths], headers: {}, connections: CONNECTIONS, durationMs }
    const { perSecond, p50, p97_5, p99, notOk, errors } = await load.run(order)
    return { perSecond, p50, p97_5, p99, failed: notOk + errors }
  }
}

/** The twin knows its pages by their place. */
function twinPaths({ paths }: PageCase): readonly string[] {
  return paths.map((_, place) => `/${place}`)
}
