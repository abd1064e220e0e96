import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { type ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { useState } from 'react'
import { CARD_GRID } from '../listing/card-grid.ts'
import { ListingCardSkeleton } from '../listing/listing-card-skeleton.tsx'
import { ListingCard } from '../listing/listing-card.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { MoreListings } from './more-listings.tsx'
import { sortCards } from './sort-cards.ts'
import { SortBar } from './sort-bar.tsx'
import { useMoreListings } from './use-more-listings.ts'

interface ListingResultsProps {
  readonly query: ListingSearchQuery
  readonly first: ListingList | undefined
}

/** Listings of a search, endless; sorting re-orders those that are here, whatever comes later falls into place (§4). */
export function ListingResults({ query, first }: ListingResultsProps) {
  const [order, setOrder] = useState<ListingOrder>(query.order)
  const more = useMoreListings(first)
  if (first === undefined) return <LoadingResults />
  if (first.results.length === 0)
    return (
      <EmptyState title="No listings found." action={<ButtonLink to="/search">See all listings</ButtonLink>}>
        Try fewer words, another place, or take a filter off.
      </EmptyState>
    )
  const cards = sortCards([...first.results, ...more.lists.flatMap(({ results }) => results)], order)
  return (
    <>
      <h2 className="sr-only">Listings</h2>
      <SortBar
        query={query}
        order={order}
        onChange={setOrder}
        loaded={cards.length}
        first={first}
        hasMore={more.hasMore}
      />
      <ul className={CARD_GRID}>
        {cards.map((card, place) => (
          <li key={card.id} className="w-full max-w-[360px]">
            <ListingCard card={card} isPriority={place === 0} />
          </li>
        ))}
      </ul>
      <MoreListings query={query} more={more} />
    </>
  )
}

function LoadingResults() {
  return (
    <div aria-busy="true" className={`mt-16 ${CARD_GRID}`}>
      {Array.from({ length: 6 }, (_, place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </div>
  )
}
