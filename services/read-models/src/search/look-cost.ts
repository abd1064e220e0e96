import type { MatchedSource } from './matched-source.ts'
import type { QuickLook } from './search-plan.ts'

/** A statement that finds a page or a count costs as much as reading so many listings. */
export const LOOK_COST = 1_000

/** A text that somebody has asked for by price is asked for again: page by page, with other filters. */
const FOLLOWED = 3

/**
 * What is saved, in listings read, by not having to look for a page of a source; undefined where there is no quick way to
 * look for it. Prices are looked for among all that stand in their buckets.
 */
export function lookCost(
  looks: readonly QuickLook[],
  { expected }: Pick<MatchedSource, 'expected'>,
): number | undefined {
  const [first] = looks
  if (first?.kind !== 'prices') return first && LOOK_COST
  return FOLLOWED * (LOOK_COST + first.share * expected)
}
