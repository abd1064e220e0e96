import type { SearchTerm } from './search-term.ts'

/** How many of `total` listings match all terms: no fewer and no more than this, whatever the words have in common. */
export function countBounds(
  terms: readonly SearchTerm[],
  total: number,
): { readonly atLeast: number; readonly atMost: number } {
  const missing = terms.reduce((sum, { atLeast }) => sum + Math.max(0, total - atLeast), 0)
  const atMost = Math.min(total, ...terms.map((term) => term.atMost))
  return { atLeast: Math.min(atMost, Math.max(0, total - missing)), atMost }
}
