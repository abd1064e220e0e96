import type { SuggestionsAnswer } from '@tahanan/contracts/suggestion/suggestions-answer.ts'

/** A suggestion that can be chosen: it leads to a page, or is an area to search in. */
export interface SuggestionOption {
  /** Unlike that of any other option. */
  readonly key: string
  readonly label: string
  /** Beside the label: how many offers it has, or where it is. */
  readonly hint: string
  /** The page that it leads to; null for an area. */
  readonly href: string | null
  /** The code of an area; null for a page. */
  readonly area: string | null
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
  const page = (noun: string, label: string, slug: string, hint: string): SuggestionOption => ({
    key: `${noun}-${slug}`,
    label,
    hint,
    href: `/${noun}/${slug}/`,
    area: null,
  })
  const groups: readonly SuggestionGroup[] = [
    {
      title: 'Places',
      options: areas.map(({ code, label, offers }) => ({
        key: `area-${code}`,
        label,
        hint: offersText(offers),
        href: null,
        area: code,
      })),
    },
    {
      title: 'Projects',
      options: projects.map(({ label, slug, hint, offers }) =>
        page('project', label, slug, [hint, offersText(offers)].filter((text) => text !== '').join(' · ')),
      ),
    },
    {
      title: 'Developers',
      options: developers.map(({ label, slug, offers }) => page('developer', label, slug, offersText(offers))),
    },
    { title: 'Listings', options: listings.map(({ label, slug, hint }) => page('listing', label, slug, hint)) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function offersText(offers: number): string {
  return offers === 1 ? '1 offer' : `${offers.toLocaleString('en-PH')} offers`
}
