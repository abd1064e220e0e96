import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import type { PageHead } from '../page/page-head.ts'
import { filterChipsOf } from './filter-chips-of.ts'
import { searchHref } from './search-href.ts'

/** What a search is called. A search that finds nothing, or was corrected, is not for search engines. */
export function searchHead(query: ListingSearchQuery, first: ListingList | undefined): PageHead {
  const { search, page } = query
  const filters = filterChipsOf(query).map(({ label }) => label)
  const what = search.text === '' ? 'All listings' : `Search results for: ${search.text}`
  const title = [what, ...filters, ...(page > 1 ? [`page ${page}`] : [])].join(' · ')
  const isFound = first !== undefined && first.results.length > 0 && first.corrected === undefined
  const pageHref = (number: number) => searchHref({ ...query, page: number })
  return {
    title,
    description: `${what}${filters.length === 0 ? '' : `, ${filters.join(', ')}`}: houses, condominiums, lots and commercial places across the Philippines.`,
    canonical: searchHref(query),
    isIndexed: isFound,
    previous: page > 1 ? pageHref(page - 1) : undefined,
    next: (first?.next ?? null) !== null && page < PAGE_LIMITS.maxCrawlerPage ? pageHref(page + 1) : undefined,
  }
}
