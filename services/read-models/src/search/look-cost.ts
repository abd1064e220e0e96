import type { MatchedSource } from './matched-source.ts'
import type { QuickLook } from './search-plan.ts'

/** A statement that finds a page or a count costs as much as reading so many listings. */
export const LOOK_COST = 1_000

/** What quick looks for a page of a source cost, in listings read; undefined where there are none. */
export function lookCost(
  looks: readonly QuickLook[],
  { expected }: Pick<MatchedSource, 'expected'>,
): number | undefined {
  const [first] = looks
  if (first?.kind !== 'prices') return first && LOOK_COST
  return LOOK_COST + first.share * expected
}
