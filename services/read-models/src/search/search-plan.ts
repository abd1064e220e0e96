import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { FEW_MATCHES } from './few-matches.ts'
import { idWindows } from './id-windows.ts'
import { listingWalks } from './listing-walks.ts'
import type { ListingWalk } from './listing-walks.ts'
import { listingsInAll } from './listings-in-all.ts'
import type { PageRequest } from './page-request.ts'
import { priceWindows } from './price-windows.ts'
import type { PriceWindows } from './price-windows.ts'
import type { SearchTerm } from './search-term.ts'
import type { ShelfSource } from '../browse/shelf-source.ts'
import { walkedShelves } from '../browse/walked-shelves.ts'
import { filterToken } from './filter-token.ts'

export interface WalkLook {
  readonly kind: 'walk'
  readonly walk: ListingWalk
  readonly rows: number
  /** Pass only what stands on these. */
  readonly shelves?: readonly ShelfSource[] | undefined
}

/** A quick way that may fill a page; if it does not, the text index has to go through everything it knows. */
export type QuickLook =
  /** Look at so many listings along the order and keep those that match. */
  | WalkLook
  /** Ask the text index for these windows of ids only. */
  | { readonly kind: 'windows'; readonly tokens: readonly string[] }
  /** Ask it for these prices only. */
  | ({ readonly kind: 'prices' } & PriceWindows)

/**
 * A look goes so many times as far as it would have to if words were spread evenly and met by chance: the more matches are
 * needed, the surer that is.
 */
const LUCK_OF_MANY = 2.5
const LUCK_OF_ONE = 6
/** If they are not, the next look goes so many times as far as the first. */
const FURTHER = 8
/** Price buckets are asked for fewer, because they hold more than that. */
const LUCK_IN_BUCKETS = 1.5
const WALK_MIN = 200
const WALK_MAX = 4_000
/** Expected length up to which a walk is better than windows. */
const WALK_BY_ID = 800
/** A listing passed by price takes so many times what the index takes for a match; more along a shelf. */
const PASSING_BY_PRICE = 1
const PASSING_ON_SHELF = 3
/** Words of one phrase meet far more often than by chance, so it is worth a glance where the rarest of them allows it. */
const GLANCE = 1_000

/**
 * Which quick ways to try, by the vocabulary's numbers and by how many matches are `known`, where something is. Frequent
 * words meet soon along the way; rare ones are few in the index; in between the index is asked for the newest part only,
 * so that a page costs the same in a catalogue of any size.
 */
export function planSearch(
  lexicon: Lexicon,
  terms: readonly SearchTerm[],
  { filters, order, from, offset, limit }: PageRequest,
  known?: number,
): readonly QuickLook[] {
  const total = listingsInAll(lexicon)
  const rarest = Math.min(...terms.map(({ atMost }) => atMost))
  const [walk] = listingWalks(order, from)
  if (rarest <= FEW_MATCHES || walk === undefined) return []

  const needed = offset + limit + 1
  // Nothing quick finds more than there is.
  if (known !== undefined && known < needed) return []
  // Prices go with status and type, so that a walk by price would pass all rents before the first sale.
  const shelves = walk.by === 'price' ? walkedShelves(filters) : undefined
  const passed = shelves === undefined ? total : listingsOn(lexicon, shelves)
  const met = shelves === undefined ? terms : terms.filter(({ shelved }) => !shelved)
  const matches = known ?? met.reduce((product, { share }) => product * share, passed)
  const density = Math.min(1, matches / Math.max(1, passed))
  const rows = needed / density
  const luck = LUCK_OF_ONE / Math.sqrt(needed)
  const along = { lexicon, filters, walk, matches, far: rows * (LUCK_OF_MANY + luck) }
  if (walk.by === 'price') return looksByPrice(along, { shelves, inBuckets: rows * (LUCK_IN_BUCKETS + luck) })
  const isGuessed = known === undefined && terms.length > 1
  return looksById(along, { isNear: rows <= WALK_BY_ID, isGlanced: isGuessed && (needed * total) / rarest <= GLANCE })
}

interface Along {
  readonly lexicon: Lexicon
  readonly filters: ListingFilters
  readonly walk: ListingWalk
  /** How many match. */
  readonly matches: number
  /** How many are passed for a page, without much luck. */
  readonly far: number
}

interface AlongPrices {
  /** The walk keeps to these. */
  readonly shelves: readonly ShelfSource[] | undefined
  /** How many listings of price buckets are enough for a page. */
  readonly inBuckets: number
}

function looksById(
  { lexicon, walk, matches, far }: Along,
  { isNear, isGlanced }: { readonly isNear: boolean; readonly isGlanced: boolean },
): readonly QuickLook[] {
  const rows = isNear ? walkLength(far) : GLANCE
  const listings = isNear ? rows * FURTHER : far
  const tokens = isNear || matches > FEW_MATCHES ? idWindows(lexicon, walk, listings) : undefined
  return [
    ...(isNear || isGlanced ? [{ kind: 'walk', walk, rows } as const] : []),
    ...(tokens === undefined ? [] : [{ kind: 'windows', tokens } as const]),
  ]
}

function looksByPrice(
  { lexicon, filters, walk, matches, far }: Along,
  { shelves, inBuckets }: AlongPrices,
): readonly QuickLook[] {
  const passing = shelves === undefined ? PASSING_BY_PRICE : PASSING_ON_SHELF
  const rows = walkLength(far)
  const further = rows * FURTHER
  const isWorth = (passed: number) => passed <= WALK_MAX && passed * passing < matches
  const look = { kind: 'walk', walk, rows, shelves } as const
  const near = priceWindows(lexicon, walk, filters, inBuckets)
  if (near === undefined) {
    if (!isWorth(far)) return []
    return isWorth(further) ? [look, { ...look, rows: further }] : [look]
  }
  const wide = priceWindows(lexicon, walk, filters, further)
  return [
    // What many listings have is soon met.
    ...(far <= WALK_MAX && far * passing < near.share * matches ? [look] : []),
    { kind: 'prices', ...near },
    ...(wide === undefined || wide.untilCentavos === near.untilCentavos ? [] : [{ kind: 'prices', ...wide } as const]),
  ]
}

function walkLength(far: number): number {
  return Math.min(WALK_MAX, Math.max(WALK_MIN, Math.ceil(far)))
}

function listingsOn(lexicon: Lexicon, shelves: readonly ShelfSource[]): number {
  return shelves.reduce((sum, { shelf }) => sum + lexicon.listings(filterToken.shelf(shelf)), 0)
}
