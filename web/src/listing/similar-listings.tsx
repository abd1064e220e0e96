import type { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { useId } from 'react'
import type { EndpointInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { Carousel } from '../ui/carousel.tsx'
import { ListingCard, ListingCardSkeleton } from './listing-card.tsx'

type Search = typeof listingPublicEndpoints.search

type Similar = typeof listingPublicEndpoints.similar

interface SimilarListingsProps {
  readonly title: string
  readonly read: readonly [Search, EndpointInput<Search>] | readonly [Similar, EndpointInput<Similar>]
}

/** What can be had instead (decision 26); nothing where there is nothing. */
export function SimilarListings({ title, read: [endpoint, input] }: SimilarListingsProps) {
  const { data, problem } = useEndpoint(endpoint, input)
  const titleId = useId()
  if (problem !== undefined || data?.results.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-16 px-4 sm:px-0 print:hidden">
      <h2 id={titleId} className="mb-5 text-2xl font-semibold">
        {title}
      </h2>
      <Carousel label={title}>
        {data === undefined
          ? [1, 2, 3, 4].map((place) => <ListingCardSkeleton key={place} />)
          : data.results.map((card) => <ListingCard key={card.id} card={card} />)}
      </Carousel>
    </section>
  )
}
