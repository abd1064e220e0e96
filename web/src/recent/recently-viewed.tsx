import { useEffect, useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { ListingCard } from '../listing/listing-card.tsx'
import { m } from '../message/messages.ts'
import { chosenListings, isId } from '../shortlist/browser-shortlist.ts'
import { forGood } from '../ui/browser-storage.ts'
import { Carousel } from '../ui/carousel.tsx'

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

const KEY = 'tahanan.viewed'
const MAX = 9

/** Ids of the listings that were looked at in this browser, the latest first; they are kept in it alone. */
function viewedListings(): readonly number[] {
  const stored = forGood.readJson(KEY)
  return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MAX) : []
}

function rememberViewed(id: number): void {
  const others = viewedListings().filter((other) => other !== id)
  forGood.write(KEY, JSON.stringify([id, ...others].slice(0, MAX)))
}
