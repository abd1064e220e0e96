import { useEffect, useState } from 'react'
import { m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { ListingCard } from '../listing/listing-card.tsx'
import { chosenListings } from '../shortlist/browser-shortlist.ts'
import { Carousel } from '../ui/carousel.tsx'
import { rememberViewed, viewedListings } from './viewed-listings.ts'

const TITLE = m.listing.recentlyViewed()

/** What was looked at before, as far as it is still offered; nothing where there is nothing. Only for a browser. */
export function RecentlyViewed({ currentId }: { readonly currentId?: number }) {
  const [ids] = useState(() => viewedListings().filter((id) => id !== currentId))
  useEffect(() => {
    if (currentId !== undefined) rememberViewed(currentId)
  }, [currentId])
  const { data } = useEndpoint(...chosenListings(ids))
  const cards = (data?.results ?? []).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  if (cards.length === 0) return null
  return (
    <section aria-label={TITLE} className="mt-14 print:hidden">
      <h2 className="mb-5 text-2xl font-semibold">{TITLE}</h2>
      <Carousel label={TITLE}>
        {cards.map((card) => (
          <ListingCard key={card.id} card={card} />
        ))}
      </Carousel>
    </section>
  )
}
