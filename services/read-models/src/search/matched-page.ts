import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import type { ChangedRow } from './changed-rows-statement.ts'
import { comparePositions } from './compare-positions.ts'
import type { MatchedListings } from './matched-listings.ts'
import type { PageRequest } from './page-request.ts'
import { positionOf } from './position-of.ts'

interface Changes {
  /** Listings that are not what they were. */
  readonly ids: readonly number[]
  /** Those of them that can be found, as they are now. */
  readonly rows: readonly ChangedRow[]
}

/**
 * A page of what was kept, brought up to now: in the direction of travel, one more than the page where there are more.
 * Undefined where what was kept does not tell.
 */
export function matchedPage(
  kept: Pick<MatchedListings, 'page'>,
  { ids, rows }: Changes,
  request: PageRequest,
): readonly ListingPosition[] | undefined {
  const { order, from, offset, limit } = request
  const left = kept.page({ ...request, offset: 0, limit: offset + limit }, new Set(ids))
  const come = rows.filter(({ fits }) => fits).map(positionOf)
  const direction = from?.backwards === true ? -1 : 1
  const compare = comparePositions[order]
  return left && [...left, ...come].toSorted((a, b) => direction * compare(a, b)).slice(offset, offset + limit + 1)
}
