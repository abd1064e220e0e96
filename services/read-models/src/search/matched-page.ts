import type { ListingPosition, SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import { PRICE_SORT_ON_REQUEST } from '../listing/price-sort-on-request.ts'
import { comparePositions } from './compare-positions.ts'
import { CHANGES_MAX } from './matched-page-statement.ts'
import type { MatchedPageRow } from './matched-page-statement.ts'
import type { PageRow } from './page-of.ts'
import { positionOf } from './position-of.ts'

/**
 * A page that was known, brought up to now by a `matchedPageStatement`: rows in the direction of travel, one more than the
 * page where there are more. Undefined where too much has changed to tell.
 */
export function matchedPage(
  known: readonly ListingPosition[],
  rows: readonly MatchedPageRow[],
  { order, from, offset, limit }: Pick<SearchRequest, 'order' | 'from' | 'offset' | 'limit'>,
): readonly PageRow[] | undefined {
  const unchanged = new Map<number, Omit<PageRow, 'price_sort'>>()
  const changed: PageRow[] = []
  const come: PageRow[] = []
  for (const row of rows) {
    if (row.fits === null) {
      if (row.listed) unchanged.set(row.id, row)
    } else {
      changed.push(row)
      if (row.fits) come.push(row)
    }
  }
  if (changed.length > CHANGES_MAX || (changed.length > 0 && offset > 0)) return undefined
  for (const { id } of changed) unchanged.delete(id)
  // What has gone makes room for others, which are not known here.
  if (unchanged.size < known.length && known.length > limit) return undefined
  const left = known.flatMap(({ id, priceCentavos }): PageRow[] => {
    const row = unchanged.get(id)
    return row === undefined ? [] : [{ ...row, price_sort: String(priceCentavos ?? PRICE_SORT_ON_REQUEST) }]
  })
  if (come.length === 0) return left
  const direction = from?.backwards === true ? -1 : 1
  const compare = comparePositions[order]
  return [...left, ...come].toSorted((a, b) => direction * compare(positionOf(a), positionOf(b))).slice(0, limit + 1)
}
