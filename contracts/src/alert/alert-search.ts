import { z } from 'zod'
import { filtersOf, searchFields, upsideDownRanges } from '../listing/listing-search-query.ts'
import { listingSearchParams } from '../listing/listing-search-params.ts'
import { PAGE_LIMITS } from '../page/page-limits.ts'
import { NO_FILTERS, type ListingFilters } from '../search/listing-filters.ts'
import { SEARCH_LIMITS } from '../search/search-words.ts'

const SEARCH_LENGTH_MAX = 2_000

/** A search as alerts keep it. Its words are words: what a text means was understood when it was searched. */
export interface AlertSearch {
  readonly filters: ListingFilters
  /** Folded; the last one is a beginning, as in every search. */
  readonly words: readonly string[]
  /** The query that says it, in one spelling: `status=For+Sale&area=072217000`. */
  readonly query: string
}

const fields = z.strictObject(searchFields).superRefine((query, context) => {
  for (const [field, message] of upsideDownRanges(query)) context.addIssue({ code: 'custom', path: [field], message })
})

/** The search of an alert: the query of a search page, without order and page. */
export const alertSearchField = z
  .string()
  .max(SEARCH_LENGTH_MAX, `Use at most ${SEARCH_LENGTH_MAX} characters.`)
  .transform((text, context): AlertSearch => {
    const parsed = fields.safeParse(Object.fromEntries(new URLSearchParams(text)))
    if (parsed.success) return alertSearchOf(filtersOf(parsed.data), parsed.data.q?.words ?? [])
    for (const { path, message } of parsed.error.issues) {
      context.addIssue({ code: 'custom', message: path.length > 0 ? `${path.join('.')}: ${message}` : message })
    }
    return z.NEVER
  })

/** The same search is the same text, however it was written. */
export function alertSearchOf(filters: ListingFilters, allWords: readonly string[]): AlertSearch {
  const words = allWords.slice(0, SEARCH_LIMITS.words)
  const query = listingSearchParams({
    search: { text: words.join(' '), words },
    filters: { ...NO_FILTERS, ...filters },
    order: 'newest',
    pageSize: PAGE_LIMITS.publicDefault,
    page: 1,
    cursor: undefined,
    ids: undefined,
    facets: false,
  }).toString()
  return { filters, words, query }
}
