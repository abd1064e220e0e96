import { onceForEach } from '@tahanan/platform/cache/once-for-each.ts'
import type { SearchTerm } from './search-term.ts'

/**
 * What rows are asked for several terms, as one `tsquery`: what turns down the most listings for the least trouble first.
 * The same terms are asked for with each choice beside a list.
 */
export const allTerms = onceForEach((terms: readonly SearchTerm[]): string =>
  terms
    .toSorted((a, b) => yieldOf(b) - yieldOf(a))
    .map(({ row }) => `(${row.query})`)
    .join('&'),
)

function yieldOf({ share, row }: SearchTerm): number {
  return (1 - share) / Math.max(1, row.choices)
}
