import type { BenchRun } from '../bench-run.ts'
import { browseCases } from '../http/browse-cases.ts'
import { detailCases } from '../http/detail-cases.ts'
import type { HttpBench } from '../http/http-bench.ts'
import type { HttpCase } from '../http/http-case.ts'
import { openHttpBench } from '../http/open-http-bench.ts'
import { searchCases } from '../http/search-cases.ts'
import { compare } from '../report/compare.ts'
import { deepSearchCase } from './deep-search-case.ts'

export interface Sizes {
  readonly small: number
  readonly large: number
}

const CONNECTIONS = 16
/** Until everything has been asked for once, but no longer than this. */
const WARMING_MS_MAX = 40_000

/** The same cases over both catalogues, each by its own server, in turns. */
export async function compareSizes(run: BenchRun, sizes: Sizes): Promise<void> {
  const { rounds, roundMs } = run.options
  const floors: Readonly<Record<string, number>> = {
    'detail, cache off': 1 / 1.2,
    'browse, first page with its count': 1 / 1.2,
    'browse behind a cursor': 1 / 1.2,
    'search, rare word': 1 / 1.5,
    'search, frequent word': 1 / 1.5,
    'search, far behind': 1 / 1.5,
    // Linear at most.
    'search, two frequent words that never meet': sizes.small / sizes.large,
  }
  const small = await openHttpBench(sizes.small)
  const large = await openHttpBench(sizes.large)
  try {
    const [smallCases, largeCases] = await Promise.all([small, large].map(casesOf))
    const span = `${sizes.small.toLocaleString('en-US')} to ${sizes.large.toLocaleString('en-US')} listings`
    for (const [caseName, floor] of Object.entries(floors)) {
      const name = `growth, ${span}: ${caseName}`
      if (!run.wants(name)) continue
      const [few, many] = [smallCases, largeCases].map((cases) => cases?.find((each) => each.name === caseName))
      if (few === undefined || many === undefined) {
        run.skip(name, `There is no such list among ${few === undefined ? sizes.small : sizes.large} listings.`)
        continue
      }
      const sides = { ours: await loadOf(large, many, roundMs), bare: await loadOf(small, few, roundMs) }
      run.keep(await compare({ name, unit: 'requests', floor, rounds, ...sides }))
    }
  } finally {
    await large.close()
    await small.close()
  }
}

async function casesOf({ installation }: HttpBench): Promise<readonly HttpCase[]> {
  return [
    ...(await detailCases(installation)),
    ...(await browseCases(installation)),
    ...(await searchCases(installation)),
    await deepSearchCase(installation),
  ]
}

async function loadOf({ ours, load, installation }: HttpBench, { paths, cacheBytes }: HttpCase, durationMs: number) {
  const origin = await ours.serve({ connectionString: installation.readerUrl, cacheBytes })
  const order = { origin, paths: [...paths], headers: {}, connections: CONNECTIONS }
  // A larger catalogue takes longer to be known: both sides begin at the same place.
  let asked = 0
  for (let warmedMs = 0; asked < paths.length && warmedMs < WARMING_MS_MAX; warmedMs += durationMs) {
    asked += (await load.run({ ...order, durationMs })).ok
  }
  return async () => {
    const { perSecond, p50, p97_5, p99, notOk, errors } = await load.run({ ...order, durationMs })
    return { perSecond, p50, p97_5, p99, failed: notOk + errors }
  }
}
