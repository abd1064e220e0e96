import { parseArgs } from 'node:util'
import { BENCH_GROUPS, type BenchGroup } from './bench-groups.ts'

export interface BenchOptions {
  readonly groups: readonly BenchGroup[]
  /** Only cases whose names hold one of these; all of them where there are none. */
  readonly names: readonly string[]
  readonly listings: number
  readonly rounds: number
  readonly roundMs: number
  /** Where the table goes as JSON. */
  readonly file: string
  /** Ends badly when a ratio is below this share of its floor. */
  readonly tolerated: number
  /** Puts the table into `performance.md`. */
  readonly writes: boolean
}

/** The short form looks for gross loss only, on a machine that does other things; each case takes three seconds. */
const SHORT = {
  listings: '10000',
  rounds: '3',
  seconds: '0.4',
  groups: ['detail', 'browse', 'search'],
  tolerated: 1 / 3,
}
const LONG = { listings: '100000', rounds: '5', seconds: '3', groups: BENCH_GROUPS, tolerated: 0 }

export const BENCH_USAGE = `Usage: npm run bench [-- NAME …] [options]

  --short        a minute or two: ${SHORT.groups.join(', ')} over ${SHORT.listings} listings; fails where a third of a
                 floor is missed
  --listings N   size of the catalogue, made once and kept (${LONG.listings})
  --rounds N     turns of ours and bare for each case (${LONG.rounds})
  --seconds N    length of a turn (${LONG.seconds})
  --out FILE     the table as JSON (DATA_DIR/bench.json)
  --write        put the table into scripts/bench/performance.md

NAME is a group (${BENCH_GROUPS.join(', ')}) or a part of a case's name; all of them where none is
given. Engines are those that KAFKA_BROKERS and MEILI_URL name; without them their cases are skipped.`

/** The command line, or what is wrong with it. */
export function readBenchOptions(args: readonly string[], dataDir: string): BenchOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        short: { type: 'boolean', default: false },
        listings: { type: 'string' },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        out: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    })
    const form = values.short ? SHORT : LONG
    const named = BENCH_GROUPS.filter((group) => positionals.includes(group))
    const usual = BENCH_GROUPS.filter((group) => form.groups.some((each) => each === group))
    const { listings = form.listings, rounds = form.rounds, seconds = form.seconds } = values
    const numbers = [listings, rounds, seconds].map(Number)
    if (!numbers.every((number) => number > 0))
      return `--listings, --rounds and --seconds take numbers.\n\n${BENCH_USAGE}`
    return {
      groups: named.length === 0 ? usual : named,
      names: positionals.filter((name) => BENCH_GROUPS.every((group) => group !== name)),
      listings: Number(listings),
      rounds: Number(rounds),
      roundMs: Number(seconds) * 1_000,
      file: values.out ?? `${dataDir}/bench.json`,
      tolerated: form.tolerated,
      writes: values.write,
    }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${BENCH_USAGE}`
  }
}
