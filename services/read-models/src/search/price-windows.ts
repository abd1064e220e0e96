import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { priceLadder } from '../listing/price-ladder.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'
import type { ListingWalk } from './listing-walks.ts'
import { scaleSteps } from './scale-steps.ts'
import { shelfTokens } from './shelf-tokens.ts'

export interface PriceWindows {
  /** Of price buckets: all that the walk passes stand in one of them, and others may as well. */
  readonly tokens: readonly string[]
  /** Where the walk leaves them: all below it are passed where prices rise, and all from it on where they fall. */
  readonly untilCentavos: number
  /** What share of all that the walk passes stands in them. */
  readonly share: number
}

/** More than such a share of the walk is hardly less than all. */
const SHARE_MOST = 0.75
/** Above every price. */
const PESOS_MAX = 1e13

/**
 * The price buckets of a walk's first listings, of the status and type asked for, as many as hold so many `listings`;
 * undefined where they would hold nearly all there are.
 */
export function priceWindows(
  lexicon: Lexicon,
  { descending, priced, after }: ListingWalk,
  { forRent, type, price }: Pick<ListingFilters, 'forRent' | 'type' | 'price'>,
  listings: number,
): PriceWindows | undefined {
  // What has no price stands in no bucket.
  if (priced === false || (!descending && after?.priceCentavos === null)) return undefined
  const begin = after?.priceCentavos ?? undefined
  const least = Math.max(price?.minPesos ?? 0, descending || begin === undefined ? 0 : Math.floor(begin / 100))
  const below = Math.min(
    price?.maxPesos ?? PESOS_MAX,
    descending && begin !== undefined ? Math.floor(begin / 100) + 1 : PESOS_MAX,
  )
  const bucketsIn = (minPesos: number, maxPesos: number) =>
    shelfTokens({ forRent, type, price: { minPesos, maxPesos }, featured: false }).flat()
  const heldBy = (tokens: readonly string[]) => tokens.reduce((sum, token) => sum + lexicon.listings(token), 0)
  const all = heldBy(bucketsIn(least, below))

  for (const pesos of bucketEnds(forRent, descending)) {
    if (pesos <= least || pesos >= below) continue
    const [from, to] = descending ? [pesos, below] : [least, pesos]
    const tokens = bucketsIn(from, to).filter((token) => lexicon.listings(token) > 0)
    const held = heldBy(tokens)
    if (held > all * SHARE_MOST) return undefined
    const passed = heldBy(scaleSteps(from * 100, to * 100).map(filterToken.price))
    if (Math.min(held, passed) >= listings) return { tokens, untilCentavos: pesos * 100, share: held / all }
  }
  return undefined
}

/** In pesos, in the order that a walk comes to them. */
function bucketEnds(forRent: boolean | undefined, descending: boolean): readonly number[] {
  const statuses = forRent === undefined ? [false, true] : [forRent]
  const ends = statuses.flatMap((status) => priceLadder(status).flatMap(({ maxPesos }) => maxPesos ?? []))
  return ends.toSorted((a, b) => (descending ? b - a : a - b))
}
