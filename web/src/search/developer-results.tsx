import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { DeveloperResultCard } from './developer-result-card.tsx'
import { SEARCH_READS } from './search-reads.ts'

/** Developers whose names match, up to three, above the listings (decision 30). Without them nothing is missing. */
export function DeveloperResults({ query }: { readonly query: ListingSearchQuery }) {
  const [endpoint, input] = SEARCH_READS.developers(query) ?? [developerPublicEndpoints.search, null]
  const { data } = useEndpoint(endpoint, input)
  if (data === undefined || data.results.length === 0) return null
  return (
    <section aria-label="Developers" className="mt-6 grid gap-4 lg:grid-cols-2">
      {data.results.map((developer) => (
        <DeveloperResultCard key={developer.id} developer={developer} />
      ))}
    </section>
  )
}
