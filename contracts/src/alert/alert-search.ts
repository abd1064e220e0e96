import { z } from 'zod'
import { searchFields, upsideDownRanges } from '../listing/listing-search-query.ts'
import { listingSearchParams } from '../listing/listing-search-params.ts'
import { PAGE_LIMITS } from '../page/page-limits.ts'
import { filtersOf, type ListingFilters } from '../search/listing-filters.ts'
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

const searchText = z.string().max(SEARCH_LENGTH_MAX, `Use at most ${SEARCH_LENGTH_MAX} characters.`)

const readQuery = searchText
  .transform((text): z.input<typeof fields> => Object.fromEntries(new URLSearchParams(text)))
  .pipe(fields)

/** The search of an alert: the query of a search page, without order and page. */
export const alertSearchField = searchText.transform((text, context): AlertSearch => {
  const asked = readQuery.safeParse(text)
  const search = asked.data && alertSearchOf(filtersOf(asked.data), asked.data.q?.words ?? [])
  // It is kept as its own text, and read again by every mail and link.
  const { error } = search === undefined ? asked : readQuery.safeParse(search.query)
  if (search !== undefined && error === undefined) return search
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', message: path.length > 0 ? `${path.join('.')}: ${message}` : message })
  }
  return z.NEVER
})

/** The same search is the same text, however it was written. */
function alertSearchOf(filters: ListingFilters, allWords: readonly string[]): AlertSearch {
  const words = allWords.slice(0, SEARCH_LIMITS.words)
  const query = listingSearchParams({
    search: { text: words.join(' '), words },
    filters,
    order: 'newest',
    pageSize: PAGE_LIMITS.publicDefault,
    page: 1,
    cursor: undefined,
    ids: undefined,
    facets: false,
  }).toString()
  return { filters, words, query }
}
