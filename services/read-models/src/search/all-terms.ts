import type { SearchTerm } from './search-term.ts'

/** Several terms as one `tsquery`. */
export function allTerms(terms: readonly SearchTerm[]): string {
  return terms.map(({ query }) => `(${query})`).join('&')
}
