import type { MatchedSource } from './matched-source.ts'
import type { QuickLook } from './search-plan.ts'

/** In listings read. */
export interface LookCost {
  readonly cost: number
  /** By having read what is looked for, for whoever comes next. */
  readonly saves: number
}

/** A walk, or windows of ids. */
export const LOOK_COST: LookCost = { cost: 1_000, saves: 1_000 }

/** Who looks for something by price goes on, page by page and with other filters. */
const FOLLOWED = 4

/** Of the first of quick looks for a page of a source; undefined where there is none. */
export function lookCost(
  looks: readonly QuickLook[],
  { expected }: Pick<MatchedSource, 'expected'>,
): LookCost | undefined {
  const [first] = looks
  if (first?.kind !== 'prices') return first && LOOK_COST
  // Whatever the words find in these buckets is looked at.
  const cost = LOOK_COST.cost + first.share * expected
  return { cost, saves: cost * FOLLOWED }
}
