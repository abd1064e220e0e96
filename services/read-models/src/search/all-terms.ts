import type { SearchTerm } from './search-term.ts'

/** Several terms as one `tsquery`: what turns down the most listings for the least trouble first. */
export function allTerms(terms: readonly SearchTerm[]): string {
  return terms
    .toSorted((a, b) => yieldOf(b) - yieldOf(a))
    .map(({ query }) => `(${query})`)
    .join('&')
}

function yieldOf({ share, choices }: SearchTerm): number {
  return (1 - share) / Math.max(1, choices)
}
