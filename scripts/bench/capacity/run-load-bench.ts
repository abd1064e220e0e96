import type { BenchRun } from '../bench-run.ts'
import { browseCases } from '../http/browse-cases.ts'
import { detailCases } from '../http/detail-cases.ts'
import { openHttpBench } from '../http/open-http-bench.ts'
import { searchCases } from '../http/search-cases.ts'
import { startOpenLoadGenerator } from '../load/open-load-generator.ts'
import { compare } from '../report/compare.ts'
import { findCapacity } from './find-capacity.ts'
import { shedLoad } from './shed-load.ts'

const MIX = ['detail, cache off', 'browse, first page with its count', 'search, frequent word', 'search, rare word']
const CONNECTIONS = [2, 16, 64, 256] as const
const SETTLE_MS = 1_000
/** "Does not fall", as far as rounds tell. */
const SAME = 0.9

/** How throughput and waiting behave as more comes in: a mix of pages, lists and searches, the cache off. */
export async function runLoadBench(run: BenchRun): Promise<void> {
  const { listings, rounds, roundMs } = run.options
  const bench = await openHttpBench(listings)
  const open = startOpenLoadGenerator()
  try {
    const cases = await Promise.all(
      [detailCases, browseCases, searchCases].map((casesOf) => casesOf(bench.installation)),
    )
    const mixed = cases.flat().filter(({ name }) => MIX.includes(name))
    const longest = Math.max(...mixed.map(({ paths }) => paths.length))
    const paths = Array.from({ length: longest }, (_, index) =>
      mixed.flatMap((each) => each.paths[index % each.paths.length] ?? []),
    ).flat()
    const origin = await bench.ours.serve({ connectionString: bench.installation.readerUrl, cacheBytes: 0 })
    const closed = async (connections: number) => {
      const { perSecond, p50, p97_5, p99, notOk, errors } = await bench.load.run({
        origin,
        paths,
        headers: {},
        connections,
        durationMs: roundMs,
      })
      return { perSecond, p50, p97_5, p99, failed: notOk + errors }
    }
    await closed(16)
    for (const [index, connections] of CONNECTIONS.entries()) {
      const fewer = CONNECTIONS[index - 1]
      const name = `load, ${connections} connections beside ${fewer}`
      if (fewer === undefined || !run.wants(name)) continue
      const sides = { ours: () => closed(connections), bare: () => closed(fewer) }
      run.keep(await compare({ name, unit: 'requests', floor: SAME, rounds, ...sides }))
    }
    const ask = (perSecond: number) => open.run({ origin, paths, perSecond, settleMs: SETTLE_MS, durationMs: roundMs })
    if (run.wants(shedLoad.name)) await shedLoad.measure(run, await findCapacity(run, ask), ask)
  } finally {
    open.close()
    await bench.close()
  }
}
