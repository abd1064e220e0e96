import { readOptions, wholeNumber } from '../setup/read-options.mjs'

export interface SeedCommand {
  readonly listings: number
  /** Whether the commands would take too long: above 2,000 listings. */
  readonly inBulk: boolean
  /** Whether they may come beside listings that are no demo data. */
  readonly isDecided: boolean
}

const USAGE = `Usage: npm run seed [-- --listings N] [--yes]

  --listings N   demo listings that the catalogue is to hold (600); above 2,000 they are written in bulk:
                 same rules, rows and events as the commands, without audit entries
  --yes          also where there are listings that are no demo data`

const MOST_BY_COMMAND = 2_000
const MOST = 5_000_000

/** @throws UsageFailure */
export function readSeedOptions(args: readonly string[]): SeedCommand {
  const { values } = readOptions(USAGE, {
    args: [...args],
    options: { listings: { type: 'string', default: '600' }, yes: { type: 'boolean', default: false } },
  })
  const listings = wholeNumber(USAGE, '--listings', values.listings, MOST)
  return { listings, inBulk: listings > MOST_BY_COMMAND, isDecided: values.yes }
}
