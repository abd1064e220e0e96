import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** What a table shows, as its address says it: `?q=casa&page=2&page_size=25`. */
interface TableAddress {
  readonly q: string
  readonly page: number
  readonly pageSize: number
}

/** Reads an address, whatever somebody has typed there. */
export function readTableAddress(search: URLSearchParams, prefix = ''): TableAddress {
  const page = Number(search.get(`${prefix}page`))
  const size = Number(search.get(`${prefix}page_size`))
  const isOffered = PAGE_LIMITS.staffSizes.some((offered) => offered === size)
  return {
    q: search.get(`${prefix}q`) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: isOffered ? size : PAGE_LIMITS.staffDefault,
  }
}

export interface TableAddressState {
  readonly address: TableAddress
  /** As the list calls take it; other parameters of the address, a screen's filters, are its own. */
  readonly query: { readonly q: string; readonly page: number; readonly page_size: number }
  /** Another search or size begins at the first page again. */
  change(change: Partial<TableAddress>): void
}

/**
 * Search, page and size of a table, kept in the address: going back, and sending it to a colleague, work. Tables that
 * share a screen have a prefix each, such as `people_`.
 */
export function useTableAddress(prefix = ''): TableAddressState {
  const [search, setSearch] = useSearchParams()
  const { pathname, search: shown } = useLocation()
  useEffect(() => {
    shownLists.delete(pathname)
    shownLists.set(pathname, shown)
  }, [pathname, shown])
  const { q, page, pageSize } = readTableAddress(search, prefix)
  const change = useCallback(
    (next: Partial<TableAddress>) => {
      setSearch(
        () => {
          const changed = presentSearch()
          const address = { ...readTableAddress(changed, prefix), page: 1, ...next }
          set(changed, `${prefix}q`, address.q, '')
          set(changed, `${prefix}page`, String(address.page), '1')
          set(changed, `${prefix}page_size`, String(address.pageSize), '10')
          return changed
        },
        // Letters of a search are no steps to go back by; pages are.
        { replace: next.page === undefined },
      )
    },
    [prefix, setSearch],
  )
  return useMemo(
    () => ({ address: { q, page, pageSize }, query: { q, page, page_size: pageSize }, change }),
    [q, page, pageSize, change],
  )
}

/**
 * What the address says now. The one that React Router hands out is of the last rendering: a search that is sent by
 * leaving its field, and the filter that is chosen with the same press, would undo each other.
 */
function presentSearch(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

function set(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name)
  else search.set(name, value)
}

/** Lists by their paths, with what they showed; the last one that was looked at stands last. */
const shownLists = new Map<string, string>()

/** The list below `path` that was looked at last, with its search, filters and page: where Back leads. */
export function lastListAddress(path: string, otherwise = path): string {
  const last = [...shownLists].findLast(([shown]) => shown.startsWith(path))
  return last === undefined ? otherwise : last.join('')
}

export interface AddressFilter<Name extends string> {
  /** What the address says; empty where it says nothing. */
  get(name: Name): string
  /** Sets some of them, an empty one by leaving it out; the list begins at its first page again. */
  change(part: Readonly<Partial<Record<Name, string>>>): void
}

/** Places of a list that another filter makes meaningless. */
const PLACES = ['page', 'before']

/** Filters of a list, kept in the address beside its search and page, which has the `prefix`. `names` is a constant. */
export function useAddressFilter<Name extends string>(names: readonly Name[], prefix = ''): AddressFilter<Name> {
  const [search, setSearch] = useSearchParams()
  const change = useCallback<AddressFilter<Name>['change']>(
    (part) =>
      setSearch(() => {
        const changed = presentSearch()
        for (const place of PLACES) changed.delete(prefix + place)
        for (const name of names) {
          const value = part[name]
          if (value === '') changed.delete(name)
          else if (value !== undefined) changed.set(name, value)
        }
        return changed
      }),
    [names, prefix, setSearch],
  )
  return { get: (name) => search.get(name) ?? '', change }
}
