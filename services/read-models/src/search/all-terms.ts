import type { SearchTerm } from './search-term.ts'

/** The same terms are asked for with each choice beside a list. */
const known = new WeakMap<readonly SearchTerm[], string>()

/** Several terms as one `tsquery`: what turns down the most listings for the least trouble first. */
export function allTerms(terms: readonly SearchTerm[]): string {
  let query = known.get(terms)
  if (query === undefined) {
    query = joined(terms)
    known.set(terms, query)
  }
  return query
}

function joined(terms: readonly SearchTerm[]): string {
  return terms
    .toSorted((a, b) => yieldOf(b) - yieldOf(a))
    .map(({ query }) => `(${query})`)
    .join('&')
}

function yieldOf({ share, choices }: SearchTerm): number {
  return (1 - share) / Math.max(1, choices)
}
