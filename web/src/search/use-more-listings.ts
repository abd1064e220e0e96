import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callEndpoint } from '../api/call-endpoint.ts'

/** What follows the first page of a search, as far as it has been loaded. */
export interface ListingPages {
  readonly lists: readonly ListingList[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly problem: ApiProblem | undefined
  /** Does nothing while it is under way, and where there is no more. */
  readonly load: () => void
}

/** Of this visit's latest searches, so that going back finds as much as there was. */
const KEPT_MAX = 10
const kept = new Map<string, readonly ListingList[]>()

/** Follows `next` from page to page. The cursor in it is the search's own, so what it leads to is kept under it. */
export function useMoreListings(first: ListingList | undefined): ListingPages {
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
        keep(start, longer)
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

function keep(start: string, lists: readonly ListingList[]): void {
  kept.delete(start)
  kept.set(start, lists)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
}
