import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { LISTING_ORDERS, type ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ownAddress } from '../message/language.ts'
import { labels, m } from '../message/messages.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { CARD_GRID, ListingCard, ListingCardSkeleton } from '../listing/listing-card.tsx'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { PageLink } from '../ui/links.tsx'
import { useChosenBefore } from '../ui/use-chosen-before.ts'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { type SearchAddress, searchHref } from './search-href.ts'
import { countedText } from './search-texts.ts'
import { sortCards } from './sort-cards.ts'

const loadNothingFound = async () => (await import('./nothing-found.tsx')).NothingFound
const NothingFound = pagePart(import.meta.env.SSR ? await loadNothingFound() : undefined, loadNothingFound)

/** Of this visit's latest searches, so that going back finds as much as there was. */
const KEPT_MAX = 10

/** What follows a first page, by the cursor of what follows. */
const kept = new Map<string, readonly ListingList[]>()

/** How a search was sorted, by its address. */
const keptOrders = new Map<string, ListingOrder>()

/** So many pages come by themselves; then the end of the page can be reached, and more comes by the button. */
const PAGES_BY_THEMSELVES = 3

/** How far below the window the end may be for more to be fetched. */
const AHEAD = '900px'

/** The specified ones first. */
const OPTIONS = LISTING_ORDERS.map((order) => ({ value: order, label: labels.order[order] }))

interface ListingResultsProps {
  readonly query: ListingSearchQuery
  /** How they are sorted: as the query says, or as was chosen since. */
  readonly order: ListingOrder
  readonly onSort: (order: ListingOrder) => void
  readonly first: ListingList | undefined
  readonly chips: readonly FilterChip[]
}

/** A filter in force, in words, and the search without it. */
export interface FilterChip {
  readonly label: string
  readonly without: ListingSearchQuery
}

/** How a search is sorted: as its address says, or as was chosen since, which going back finds again. */
export function useOrder(query: SearchAddress): readonly [ListingOrder, (order: ListingOrder) => void] {
  const href = searchHref(query)
  const inForce = () => ({ href, order: keptOrders.get(href) ?? query.order })
  const [shown, setShown] = useState(inForce)
  if (shown.href !== href) setShown(inForce())
  const sort = (order: ListingOrder) => {
    setShown({ href, order })
    keepLatest(keptOrders, href, order)
  }
  return [shown.order, sort]
}

/** Listings of a search, endless; sorting re-orders those that are here, whatever comes later falls into place (§4). */
export function ListingResults({ query, order, onSort, first, chips }: ListingResultsProps) {
  const more = useMoreListings(first)
  const { list, ask } = useFocusOnMore(more)
  if (first === undefined) return <LoadingResults />
  if (first.results.length === 0) return <NothingFound chips={chips} />
  const cards = sortCards([...first.results, ...more.lists.flatMap(({ results }) => results)], order)
  return (
    <>
      <h2 className="sr-only">{m.search.listings()}</h2>
      <SortBar
        query={query}
        order={order}
        onChange={onSort}
        loaded={cards.length}
        first={first}
        hasMore={more.hasMore}
      />
      <ul ref={list} className={CARD_GRID}>
        {cards.map((card, place) => (
          <li key={card.id} data-listing={card.id} className="w-full max-w-[360px]">
            <ListingCard card={card} isPriority={place === 0} />
          </li>
        ))}
      </ul>
      <MoreListings query={query} more={more} onAsk={ask} />
    </>
  )
}

/** What is asked for by the button takes the focus as it comes: the button is beyond it then. */
function useFocusOnMore({ lists, load }: ListingPages) {
  const list = useRef<HTMLUListElement>(null)
  const first = useRef<number>(undefined)
  useEffect(() => {
    const card = first.current === undefined ? undefined : list.current?.children[first.current]
    if (lists.length > 0) card?.querySelector('a')?.focus({ preventScroll: true })
    first.current = undefined
  }, [lists.length])
  const ask = () => {
    first.current = list.current?.childElementCount
    load()
  }
  return { list, ask }
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

interface SortBarProps {
  readonly query: ListingSearchQuery
  readonly order: ListingOrder
  readonly onChange: (order: ListingOrder) => void
  readonly loaded: number
  readonly first: ListingList
  readonly hasMore: boolean
}

/**
 * How many there are, and "a sort select" (§2) that re-orders what is loaded (§4). While there is more, it says among how many, and offers to
 * sort all of them (decision 15).
 */
function SortBar({ query, order, onChange, loaded, first, hasMore }: SortBarProps) {
  const { strictSpec } = useContext(SiteSettingsContext)
  const isPartial = order !== query.order && hasMore && !strictSpec
  const all = first.count === null ? m.search.more() : countedText(first.count, first.count_exact === true)
  const choose = ({ value }: HTMLSelectElement) => onChange(LISTING_ORDERS.find((known) => known === value) ?? 'newest')
  const select = useChosenBefore(order, choose)
  return (
    <div className="mb-5 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="mr-auto text-ink-soft">
        {first.count !== null &&
          m.search.count({ count: first.count, shown: countedText(first.count, first.count_exact === true) })}
      </p>
      {isPartial && (
        <p role="status" className="text-sm text-ink-soft">
          {m.search.sortedAmong({ loaded, all })}{' '}
          <Link
            to={searchHref({ ...query, order, page: 1 })}
            className="font-medium text-brand underline underline-offset-4"
          >
            {m.search.sortAll()}
          </Link>
        </p>
      )}
      <Field label={m.search.sortBy()} isLabelHidden className="w-44 sm:w-56 [@media(scripting:none)]:hidden">
        {(control) => (
          <Select
            {...control}
            ref={select}
            options={strictSpec ? OPTIONS.filter(({ value }, at) => at < 3 || value === order) : OPTIONS}
            value={order}
            onChange={(event) => choose(event.currentTarget)}
          />
        )}
      </Field>
    </div>
  )
}

interface MoreListingsProps {
  readonly query: ListingSearchQuery
  readonly more: ListingPages
  readonly onAsk: () => void
}

type EndOfListProps = Omit<MoreListingsProps, 'query'>

/**
 * The end of the list: two more pages come by themselves as it is neared, the others by the button. Where no script runs it is a link to the
 * next page, which is what crawlers follow (decision 17).
 */
function MoreListings({ query, more, onAsk }: MoreListingsProps) {
  return useIsBrowser() ? <EndOfList more={more} onAsk={onAsk} /> : <PageLinks query={query} hasMore={more.hasMore} />
}

function EndOfList({ more: { lists, hasMore, isLoading, problem, load }, onAsk }: EndOfListProps) {
  const end = useRef<HTMLDivElement>(null)
  const comesByItself = hasMore && problem === undefined && lists.length + 1 < PAGES_BY_THEMSELVES
  // The place in the list means nothing to the server any more: asking again would not help.
  const isStale = problem?.status === 400
  useEffect(() => {
    const element = end.current
    if (element === null || !comesByItself) return undefined
    // Where the browser is busy, several moves are told at once: the last is what holds.
    const observer = new IntersectionObserver((moves) => moves.at(-1)?.isIntersecting === true && load(), {
      rootMargin: `0px 0px ${AHEAD} 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [load, comesByItself])
  if (comesByItself || isLoading) return <PageOnItsWay key={lists.length} end={end} />
  return (
    <div className="mt-8 flex min-h-12 flex-col items-center gap-3">
      {problem !== undefined && (
        <p role="alert" className="text-center font-medium text-danger">
          {isStale ? m.search.stale() : m.search.moreAway()}
        </p>
      )}
      {isStale ? (
        <Button kind="secondary" onClick={() => location.reload()}>
          {m.search.reload()}
        </Button>
      ) : (
        hasMore && (
          <Button kind="secondary" onClick={onAsk}>
            {problem === undefined ? m.search.showMore() : m.page.retry()}
          </Button>
        )
      )}
      {!hasMore && lists.length > 0 && <p className="text-sm text-ink-soft">{m.search.end()}</p>}
    </div>
  )
}

/** Where the next page will be. What lies below it is not there meanwhile (site.css), so that nothing is pushed down. */
function PageOnItsWay({ end }: { readonly end: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={end}
      data-on-its-way
      aria-busy="true"
      aria-label={m.search.moreListings()}
      role="status"
      className={`mt-6 ${CARD_GRID}`}
    >
      {[1, 2, 3].map((place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </div>
  )
}

function PageLinks({ query, hasMore }: { readonly query: ListingSearchQuery; readonly hasMore: boolean }) {
  const { page } = query
  return (
    <nav aria-label={m.search.pages()} className="mt-8 flex justify-center gap-3">
      {page > 1 && (
        <PageLink rel="prev" href={ownAddress(searchHref({ ...query, page: page - 1 }))}>
          {m.search.previousPage()}
        </PageLink>
      )}
      {hasMore && page < PAGE_LIMITS.maxCrawlerPage && (
        <PageLink rel="next" href={ownAddress(searchHref({ ...query, page: page + 1 }))}>
          {m.search.nextPage()}
        </PageLink>
      )}
    </nav>
  )
}

type ListingPages = ReturnType<typeof useMoreListings>

/**
 * What follows the first page of a search, as far as it has been loaded: follows `next` from page to page. The cursor in it
 * is the search's own, so what it leads to is kept under it. To load does nothing while it is under way, and where there is
 * no more.
 */
function useMoreListings(first: ListingList | undefined) {
  const start = first?.next ?? null
  const [lists, setLists] = useState<readonly ListingList[]>(() => (start === null ? [] : (kept.get(start) ?? [])))
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<ApiProblem>()
  const current = useRef(start)
  useEffect(() => {
    if (current.current === start) return
    // The first page has changed meanwhile: what followed the old one may not follow this one.
    current.current = start
    setLists([])
    setProblem(undefined)
    setLoading(false)
  }, [start])

  const next = lists.length === 0 ? start : (lists.at(-1)?.next ?? null)
  const load = useCallback(() => {
    if (next === null || start === null || isLoading) return
    setLoading(true)
    setProblem(undefined)
    void follow(next)
      .then((list) => {
        if (current.current !== start) return
        const longer = [...lists, list]
        keepLatest(kept, start, longer)
        setLists(longer)
      })
      .catch((failure: unknown) => {
        if (current.current === start) setProblem(failure instanceof ApiProblem ? failure : undefined)
      })
      .finally(() => {
        if (current.current === start) setLoading(false)
      })
  }, [next, start, lists, isLoading])

  return { lists, hasMore: next !== null, isLoading, problem, load }
}

function follow(address: string): Promise<ListingList> {
  const { searchParams } = new URL(address, location.origin)
  return callEndpoint(listingPublicEndpoints.search, { query: Object.fromEntries(searchParams) })
}

function keepLatest<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key)
  values.set(key, value)
  const [oldest] = values.keys()
  if (values.size > KEPT_MAX && oldest !== undefined) values.delete(oldest)
}
