import type { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { EndpointInput } from '@tahanan/contracts/endpoint/endpoint-input.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { ListingCardSkeleton } from '../listing/listing-card-skeleton.tsx'
import { ListingCard } from '../listing/listing-card.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Icon } from '../ui/icon.tsx'

type Search = typeof listingPublicEndpoints.search

interface ListingShelfProps {
  readonly title: string
  readonly read: readonly [Search, EndpointInput<Search>]
  /** Where there are more of them. */
  readonly allHref: string
  /** In view from the start: its pictures are not waited with. */
  readonly isFirst?: boolean
}

/** One carousel of the home page; an empty one is hidden (decision 28). */
export function ListingShelf({ title, read, allHref, isFirst = false }: ListingShelfProps) {
  const [endpoint, input] = read
  const { data, problem, retry } = useEndpoint(endpoint, input)
  const titleId = useId()
  if (data?.results.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-2xl font-semibold">
          {title}
        </h2>
        <Link to={allHref} className="flex shrink-0 items-center rounded py-2 font-medium text-brand hover:underline">
          See all
          <Icon name="chevron-right" className="size-4" />
        </Link>
      </div>
      {problem === undefined ? (
        <Carousel label={title}>
          {data === undefined
            ? [1, 2, 3, 4].map((place) => <ListingCardSkeleton key={place} />)
            : data.results.map((card, place) => (
                <ListingCard key={card.id} card={card} isPriority={isFirst && place === 0} />
              ))}
        </Carousel>
      ) : (
        <ErrorState title="These listings cannot be shown right now" onRetry={retry} requestId={problem.requestId} />
      )}
    </section>
  )
}
