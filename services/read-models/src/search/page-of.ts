import type { ListingPosition, SearchAnswer, SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'

/** A page of what was found: one more than it holds was asked for, and it stands in the direction of travel. */
export function pageOf(
  found: readonly ListingPosition[],
  { limit, from }: Pick<SearchRequest, 'limit' | 'from'>,
): Pick<SearchAnswer, 'hits' | 'more'> {
  const hits = found.slice(0, limit)
  if (from?.backwards === true) hits.reverse()
  return { hits, more: found.length > limit }
}
