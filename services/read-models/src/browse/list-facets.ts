import type { SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'
import type { FacetChoice, Facets } from './facet-choices.ts'

/** What each choice of each facet would find: bounded as every count is, or at least so many where that takes long. */
export function listFacets(choices: readonly FacetChoice[], counts: readonly SearchCount[]): Facets {
  const facets: Facets = { status: [], type: [], price: [], bedrooms: [], unit_type: [], stage: [], financing: [] }
  choices.forEach(({ facet, value, label }, place) => {
    const { count, exact } = counts[place] ?? { count: 0, exact: false }
    facets[facet].push({ value, label, count, count_exact: exact })
  })
  return facets
}
