import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { Link } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'
import { filterChipsOf, understoodChipsOf } from './filter-chips-of.ts'
import { searchHref } from './search-href.ts'

interface FilterChipsProps {
  readonly query: ListingSearchQuery
  readonly first: ListingList | undefined
}

/** Every filter in force, and what was understood of the text, as a chip that takes it off. They are links: they work before any script does. */
export function FilterChips({ query, first }: FilterChipsProps) {
  const chips = [...understoodChipsOf(query, first), ...filterChipsOf(query, first)]
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filters in force" className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={searchHref(without)}
            aria-label={`Take off the filter ${label}`}
            className="inline-flex h-9 items-center gap-1.5 rounded-full bg-brand-soft pl-3.5 pr-2.5 text-sm font-medium text-brand-strong transition-colors hover:bg-sunken"
          >
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={searchHref({ ...query, page: 1, search: { text: '', words: [] }, filters: NO_FILTERS })}
            className="inline-flex h-9 items-center rounded-full px-3 text-sm font-medium text-ink-soft hover:text-ink hover:underline"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  )
}
