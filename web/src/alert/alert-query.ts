import type { Understood } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import type { AlertSubject } from './alert-button.tsx'

/** What says the order and part of a list, and nothing of what is looked for. */
const NOT_LOOKED_FOR = ['sort', 'page', 'page_size', 'ids', 'facets', 'cursor']

/** By which parameter a meaning is sent; a size has two. */
const PARAMETERS: Readonly<Record<Exclude<Understood['kind'], 'size'>, string>> = {
  place: 'area',
  kind: 'kind',
  offer: 'status',
  bedrooms: 'bedrooms',
  price: 'price',
  stage: 'stage',
  financing: 'financing',
}

/**
 * The query of an alert: the search with what was understood of its text as filters, so that it means for ever what it
 * means now. What was widened to find anything is as it was asked; parameters win, as they do in the search.
 */
export function alertQuery(subject: Exclude<AlertSubject, { readonly listingSlug: string }>): string {
  if ('search' in subject) return subject.search
  const { query, first } = subject
  const params = listingSearchParams(query)
  for (const name of NOT_LOOKED_FOR) params.delete(name)
  if (first?.words !== undefined || first?.understood !== undefined) params.delete('q')
  for (const { kind, value } of first?.understood ?? []) {
    if (kind === 'size') {
      const [least, most] = value.split('-')
      if (least && !params.has('size_min')) params.set('size_min', least)
      if (most && !params.has('size_max')) params.set('size_max', most)
    } else if (!params.has(PARAMETERS[kind])) params.set(PARAMETERS[kind], value)
  }
  if (first?.words !== undefined && first.words.length > 0) params.set('q', first.words.join(' '))
  return params.toString()
}
