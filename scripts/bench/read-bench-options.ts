import { parseArgs } from 'node:util'

export const BENCH_GROUPS = ['detail', 'browse', 'search', 'pipeline', 'images', 'scaling'] as const

export type BenchGroup = (typeof BENCH_GROUPS)[number]

export interface BenchOptions {
  readonly groups: readonly BenchGroup[]
  readonly listings: number
  readonly rounds: number
  readonly roundMs: number
  /** Where the table goes as JSON. */
  readonly file: string
}

export const BENCH_USAGE = `Usage: npm run bench [-- GROUP …] [options]

  --listings N   size of the catalogue, made once and kept (100000)
  --rounds N     turns of ours and bare for each case (5)
  --seconds N    length of a turn (3)
  --out FILE     the table as JSON (DATA_DIR/bench.json)

Groups: ${BENCH_GROUPS.join(', ')}; all of them where none is named.`

/** The command line, or what is wrong with it. */
export function readBenchOptions(args: readonly string[], dataDir: string): BenchOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        listings: { type: 'string', default: '100000' },
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '3' },
        out: { type: 'string' },
      },
    })
    const unknown = positionals.find((name) => BENCH_GROUPS.every((group) => group !== name))
    if (unknown !== undefined) return `There is no group "${unknown}".\n\n${BENCH_USAGE}`
    const groups = BENCH_GROUPS.filter((group) => positionals.length === 0 || positionals.includes(group))
    const [listings, rounds, seconds] = [values.listings, values.rounds, values.seconds].map(Number)
    if (!listings || !rounds || !seconds) return `--listings, --rounds and --seconds take numbers.\n\n${BENCH_USAGE}`
    return { groups, listings, rounds, roundMs: seconds * 1_000, file: values.out ?? `${dataDir}/bench.json` }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${BENCH_USAGE}`
  }
}
