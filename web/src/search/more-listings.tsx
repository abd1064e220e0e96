import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { searchHref } from './search-href.ts'
import type { ListingPages } from './use-more-listings.ts'

interface MoreListingsProps {
  readonly query: ListingSearchQuery
  readonly more: ListingPages
}

/** How far below the window the end may be for more to be fetched. */
const AHEAD = '900px'

/**
 * The end of the list: more comes by itself as it is neared, or by the button. Where no script runs it is a link to the
 * next page, which is what crawlers follow (decision 17).
 */
export function MoreListings({ query, more }: MoreListingsProps) {
  return useIsBrowser() ? <EndOfList more={more} /> : <PageLinks query={query} hasMore={more.hasMore} />
}

function EndOfList({ more: { lists, hasMore, isLoading, problem, load } }: { readonly more: ListingPages }) {
  const end = useRef<HTMLDivElement>(null)
  const waitsForVisitor = problem !== undefined
  // The place in the list means nothing to the server any more: asking again would not help.
  const isStale = problem?.status === 400
  useEffect(() => {
    const element = end.current
    if (element === null || waitsForVisitor) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && load(), {
      rootMargin: `0px 0px ${AHEAD} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [load, waitsForVisitor])
  return (
    <div ref={end} className="mt-8 flex min-h-12 flex-col items-center gap-3">
      {problem !== undefined && (
        <p role="alert" className="text-center font-medium text-danger">
          {isStale ? 'This list has changed since it was opened.' : 'More listings cannot be loaded right now.'}
        </p>
      )}
      {isStale ? (
        <Button kind="secondary" onClick={() => location.reload()}>
          Load it anew
        </Button>
      ) : (
        hasMore && (
          <Button kind="secondary" isBusy={isLoading} onClick={load}>
            {isLoading ? 'Loading more' : problem === undefined ? 'Show more' : 'Try again'}
          </Button>
        )
      )}
      {!hasMore && lists.length > 0 && <p className="text-sm text-ink-soft">That is all of them.</p>}
    </div>
  )
}

function PageLinks({ query, hasMore }: { readonly query: ListingSearchQuery; readonly hasMore: boolean }) {
  const { page } = query
  return (
    <nav aria-label="Pages" className="mt-8 flex justify-center gap-3">
      {page > 1 && (
        <PageLink rel="prev" href={searchHref({ ...query, page: page - 1 })}>
          Previous page
        </PageLink>
      )}
      {hasMore && page < PAGE_LIMITS.maxCrawlerPage && (
        <PageLink rel="next" href={searchHref({ ...query, page: page + 1 })}>
          Next page
        </PageLink>
      )}
    </nav>
  )
}
