import type { Suggestion } from '@tahanan/contracts/suggestion/suggestion.ts'
import type { SuggestionsAnswer } from '@tahanan/contracts/suggestion/suggestions-answer.ts'

/** A suggestion that can be chosen: it leads to a page, or is a place to search for. */
export interface SuggestionOption extends Suggestion {
  readonly href: string | null
}

export interface SuggestionGroup {
  readonly title: string
  readonly options: readonly SuggestionOption[]
}

const GROUPS = [
  { key: 'places', title: 'Places', page: undefined },
  { key: 'projects', title: 'Projects', page: 'project' },
  { key: 'developers', title: 'Developers', page: 'developer' },
  { key: 'listings', title: 'Listings', page: 'listing' },
] as const

/** Suggestions as groups to choose from; empty ones are left out. */
export function suggestionGroups(answer: SuggestionsAnswer): readonly SuggestionGroup[] {
  return GROUPS.map(({ key, title, page }) => ({
    title,
    options: answer[key].map((suggestion) => ({
      ...suggestion,
      href: page === undefined || suggestion.slug === null ? null : `/${page}/${suggestion.slug}/`,
    })),
  })).filter(({ options }) => options.length > 0)
}
