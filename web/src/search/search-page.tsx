import { useSearchParams } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { PageProblem } from '../page/page-problem.tsx'
import { usePageHead } from '../page/use-page-head.ts'
import { DeveloperResults } from './developer-results.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ListingResults } from './listing-results.tsx'
import { readSearchAddress } from './read-search-address.ts'
import { ResultsHeading } from './results-heading.tsx'
import { SearchBar } from './search-bar.tsx'
import { searchHead } from './search-head.ts'
import { searchHref } from './search-href.ts'
import { SEARCH_READS } from './search-reads.ts'

/** "Search page" (§2). The address holds the whole search, so that it can be kept, shared and gone back to. */
export function SearchPage() {
  const [address] = useSearchParams()
  const query = readSearchAddress(address)
  const href = searchHref(query)
  const { data: first, problem, retry } = useEndpoint(...SEARCH_READS.listings(query))
  usePageHead(searchHead(query, first))
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-8">
      <SearchBar key={href} query={query} />
      <FilterChips query={query} first={first} />
      {problem === undefined ? (
        <>
          <ResultsHeading query={query} first={first} />
          <DeveloperResults query={query} />
          <ListingResults key={`results ${href}`} query={query} first={first} />
        </>
      ) : (
        <PageProblem problem={problem} onRetry={retry} />
      )}
    </div>
  )
}
