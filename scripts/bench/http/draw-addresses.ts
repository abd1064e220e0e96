import { zipfPlaces } from '../load/zipf-places.ts'

const DRAWN = 32_000
/** Fewer would let a cache look better than it is. */
const DISTINCT_MIN = 2_000

export interface DrawnAddresses {
  readonly paths: readonly string[]
  /** Says so where the catalogue has too little to ask for. */
  readonly note: string
}

/** Addresses in the order in which visitors would ask for them: by a Zipf curve, 2,000 different ones or more. */
export function drawAddresses(addresses: Iterable<string>): DrawnAddresses {
  const all = [...new Set(addresses)]
  const paths = zipfPlaces(all.length, DRAWN).flatMap((place) => all[place] ?? [])
  const distinct = new Set(paths).size
  return { paths, note: distinct < DISTINCT_MIN ? `only ${distinct} addresses` : '' }
}
