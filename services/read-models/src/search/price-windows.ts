import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { priceLadder } from '../listing/price-ladder.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'
import { shelfNumber } from '../listing/shelf-number.ts'
import type { ListingWalk } from './listing-walks.ts'
import { scaleSteps } from './scale-steps.ts'
import { shelfTokens } from './shelf-tokens.ts'

/**
 * A bucket of the other status, which the walk leaves in the middle: hardly any rent is what a home costs, so that the index
 * need not be asked for it where it holds nothing of what the walk passes.
 */
export interface CutBucket {
  readonly shelf: number
  readonly untilCentavos: number
  readonly descending: boolean
}

export interface PriceWindows {
  /** Of price buckets: all that the walk passes stand in one of them or in `cut`, and others may as well. */
  readonly tokens: readonly string[]
  readonly cut?: CutBucket | undefined
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
  // What has no price stands in no bucket, and from there a walk passes others like it, whichever way it goes.
  if (priced === false || after?.priceCentavos === null) return undefined
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
    const cut = cutAt(pesos, { forRent, type, descending })
    const isCut = (token: string) => cut !== undefined && token === filterToken.shelf(cut.shelf)
    const reached = bucketsIn(from, to).filter((token) => lexicon.listings(token) > 0)
    const tokens = reached.filter((token) => !isCut(token))
    const held = heldBy(tokens)
    if (held > all * SHARE_MOST) return undefined
    const passed = heldBy(scaleSteps(from * 100, to * 100).map(filterToken.price))
    if (Math.min(held, passed) < listings) continue
    return { tokens, cut: reached.some(isCut) ? cut : undefined, untilCentavos: pesos * 100, share: held / all }
  }
  return undefined
}

function cutAt(
  pesos: number,
  { forRent, type, descending }: Pick<ListingFilters, 'forRent' | 'type'> & { readonly descending: boolean },
): CutBucket | undefined {
  for (const status of statusesOf(forRent)) {
    const [, ...ladder] = priceLadder(status)
    const place = ladder.findIndex(
      ({ minPesos, maxPesos }) => (minPesos ?? 0) < pesos && pesos < (maxPesos ?? Infinity),
    )
    if (place < 0) continue
    const shelf = shelfNumber({ forRent: status, kind: type ?? 'Any', bucket: place + 1 })
    return { shelf, untilCentavos: pesos * 100, descending }
  }
  return undefined
}

/** In pesos, in the order that a walk comes to them. */
function bucketEnds(forRent: boolean | undefined, descending: boolean): readonly number[] {
  const ends = statusesOf(forRent).flatMap((status) => priceLadder(status).flatMap(({ maxPesos }) => maxPesos ?? []))
  return ends.toSorted((a, b) => (descending ? b - a : a - b))
}

function statusesOf(forRent: boolean | undefined): readonly boolean[] {
  return forRent === undefined ? [false, true] : [forRent]
}
