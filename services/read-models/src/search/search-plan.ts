import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { idWindows } from './id-windows.ts'
import { listingWalks } from './listing-walks.ts'
import type { ListingWalk } from './listing-walks.ts'
import { listingsInAll } from './listings-in-all.ts'
import type { SearchTerm } from './search-term.ts'

/** A quick way that may fill a page; if it does not, the text index has to go through everything it knows. */
export type QuickLook =
  /** Look at so many listings along the order and keep those that match. */
  | { readonly kind: 'walk'; readonly walk: ListingWalk; readonly rows: number }
  /** Ask the text index for these windows of ids only. */
  | { readonly kind: 'windows'; readonly tokens: readonly string[] }

/** So few matches are found and sorted faster than anything else. */
const FEW = 300
/** A walk looks at so many times the listings it would have to if words were spread evenly and met by chance. */
const LUCK = 4
const WALK_MIN = 200
const WALK_MAX = 4_000
/** Expected length up to which a walk is better than windows; by price, where there are none, than the index. */
const WALK_BY_ID = 800
const WALK_BY_PRICE = 2_000
/** Words of one phrase meet far more often than by chance, so it is worth a glance where the rarest of them allows it. */
const GLANCE = 1_000

/**
 * Which quick ways to try, by the vocabulary's numbers; undefined where some term matches nothing at all. Frequent words
 * meet soon along the way; rare ones are few in the index; in between the index is asked for the newest part only, so that
 * a page costs the same in a catalogue of any size.
 */
export function planSearch(
  lexicon: Lexicon,
  terms: readonly SearchTerm[],
  { order, from, offset, limit }: Pick<SearchRequest, 'order' | 'from' | 'offset' | 'limit'>,
): readonly QuickLook[] | undefined {
  const total = listingsInAll(lexicon)
  const rarest = Math.min(...terms.map(({ atMost }) => atMost))
  if (rarest === 0) return undefined
  const [walk] = listingWalks(order, from)
  if (rarest <= FEW || walk === undefined) return []

  const needed = offset + limit + 1
  const density = terms.reduce((product, { share }) => product * share, 1)
  const matches = density * total
  const rows = needed / density
  const isNear = walk.by === 'id' ? rows <= WALK_BY_ID : rows <= WALK_BY_PRICE && rows < matches
  if (isNear) {
    return [{ kind: 'walk', walk, rows: Math.min(WALK_MAX, Math.max(WALK_MIN, Math.ceil(rows * LUCK))) }]
  }
  const looks: QuickLook[] = []
  if (terms.length > 1 && (needed * total) / rarest <= GLANCE) looks.push({ kind: 'walk', walk, rows: GLANCE })
  const tokens = walk.by === 'id' && matches > FEW ? idWindows(lexicon, walk, rows * LUCK) : undefined
  if (tokens !== undefined) looks.push({ kind: 'windows', tokens })
  return looks
}
