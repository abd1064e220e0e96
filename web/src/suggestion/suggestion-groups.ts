import type { SuggestionsAnswer } from '@tahanan/contracts/suggestion/suggestion.public-endpoints.ts'
import { m } from '../message/messages.ts'

/** A suggestion that can be chosen: it leads to a page, or is what to search in. */
export interface SuggestionOption {
  /** Unlike that of any other option. */
  readonly key: string
  readonly label: string
  /** Beside the label: how many offers it has, or where it is. */
  readonly hint: string
  /** The page that it leads to; null where there is something to search in. */
  readonly href: string | null
  /** The parameter of a search, and its value: the code of an area, the slug of a project or developer. */
  readonly filter: readonly ['area' | 'project' | 'developer', string] | null
}

export interface SuggestionGroup {
  readonly title: string
  readonly options: readonly SuggestionOption[]
}

/** Suggestions as groups to choose from, areas first; empty ones are left out. */
export function suggestionGroups({
  areas,
  projects,
  developers,
  listings,
}: SuggestionsAnswer): readonly SuggestionGroup[] {
  const option = (
    name: 'area' | 'project' | 'developer',
    label: string,
    value: string,
    hint: string,
  ): SuggestionOption => ({
    key: `${name}-${value}`,
    label,
    hint,
    href: null,
    filter: [name, value],
  })
  const groups: readonly SuggestionGroup[] = [
    {
      title: m.suggestion.places(),
      options: areas.map(({ code, label, offers }) => option('area', label, code, offersText(offers))),
    },
    {
      title: m.suggestion.projects(),
      options: projects.map(({ label, slug, hint, offers }) =>
        option('project', label, slug, [hint, offersText(offers)].filter((text) => text !== '').join(' · ')),
      ),
    },
    {
      title: m.search.developers(),
      options: developers.map(({ label, slug, offers }) => option('developer', label, slug, offersText(offers))),
    },
    {
      title: m.search.listings(),
      options: listings.map(({ label, slug, hint }) => ({
        key: `listing-${slug}`,
        label,
        hint,
        href: `/listing/${slug}/`,
        filter: null,
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function offersText(offers: number): string {
  return m.suggestion.offers({ count: offers })
}
