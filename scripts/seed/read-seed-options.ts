import { parseArgs } from 'node:util'

export interface SeedCommand {
  readonly listings: number
  /** Whether the commands would take too long: above 2,000 listings. */
  readonly inBulk: boolean
}

export const SEED_USAGE = `Usage: npm run seed [-- --listings N]

  --listings N   demo listings that the catalogue is to hold (600); above 2,000 they are written in bulk:
                 same rules, rows and events as the commands, without audit entries`

const MOST_BY_COMMAND = 2_000
const MOST = 5_000_000

/** The command line, or what is wrong with it. */
export function readSeedOptions(args: readonly string[]): SeedCommand | string {
  try {
    const { values } = parseArgs({ args: [...args], options: { listings: { type: 'string', default: '600' } } })
    const listings = /^\d{1,7}$/.test(values.listings) ? Number(values.listings) : Number.NaN
    if (!(listings >= 1 && listings <= MOST)) {
      return `--listings takes a whole number from 1 to ${MOST}, not "${values.listings}".\n\n${SEED_USAGE}`
    }
    return { listings, inBulk: listings > MOST_BY_COMMAND }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${SEED_USAGE}`
  }
}
