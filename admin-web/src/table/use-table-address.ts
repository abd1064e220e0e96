import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What a table shows, as its address says it: `?q=casa&page=2&page_size=25`. */
interface TableAddress {
  readonly q: string
  readonly page: number
  readonly pageSize: number
}

/** Reads an address, whatever somebody has typed there. */
export function readTableAddress(search: URLSearchParams): TableAddress {
  const page = Number(search.get('page'))
  const size = Number(search.get('page_size'))
  const isOffered = PAGE_LIMITS.staffSizes.some((offered) => offered === size)
  return {
    q: search.get('q') ?? '',
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

/** Search, page and size of a table, kept in the address: going back, and sending it to a colleague, work. */
export function useTableAddress(): TableAddressState {
  const [search, setSearch] = useSearchParams()
  const { q, page, pageSize } = readTableAddress(search)
  const change = useCallback(
    (next: Partial<TableAddress>) => {
      setSearch(
        (current) => {
          const address = { ...readTableAddress(current), page: 1, ...next }
          const changed = new URLSearchParams(current)
          set(changed, 'q', address.q, '')
          set(changed, 'page', String(address.page), '1')
          set(changed, 'page_size', String(address.pageSize), '10')
          return changed
        },
        // Letters of a search are no steps to go back by; pages are.
        { replace: next.page === undefined },
      )
    },
    [setSearch],
  )
  return useMemo(
    () => ({ address: { q, page, pageSize }, query: { q, page, page_size: pageSize }, change }),
    [q, page, pageSize, change],
  )
}

function set(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name)
  else search.set(name, value)
}

/** Search, page and size of a table that shares its screen with others: kept here, where an address has room for one. */
export function useTableState(): TableAddressState {
  const [address, setAddress] = useState(() => readTableAddress(new URLSearchParams()))
  const change = useCallback((next: Partial<TableAddress>) => {
    setAddress((current) => ({ ...current, page: 1, ...next }))
  }, [])
  const { q, page, pageSize } = address
  return useMemo(
    () => ({ address: { q, page, pageSize }, query: { q, page, page_size: pageSize }, change }),
    [q, page, pageSize, change],
  )
}

export interface AddressFilter<Name extends string> {
  /** What the address says; empty where it says nothing. */
  get(name: Name): string
  /** Sets some of them, an empty one by leaving it out; the list begins at its first page again. */
  change(part: Readonly<Partial<Record<Name, string>>>): void
}

/** Places of a list that another filter makes meaningless. */
const PLACES = ['page', 'before']

/** Filters of a list, kept in the address beside its search and page. `names` is a constant. */
export function useAddressFilter<Name extends string>(names: readonly Name[]): AddressFilter<Name> {
  const [search, setSearch] = useSearchParams()
  const change = useCallback<AddressFilter<Name>['change']>(
    (part) =>
      setSearch((current) => {
        const changed = new URLSearchParams(current)
        for (const place of PLACES) changed.delete(place)
        for (const name of names) {
          const value = part[name]
          if (value === '') changed.delete(name)
          else if (value !== undefined) changed.set(name, value)
        }
        return changed
      }),
    [names, setSearch],
  )
  return { get: (name) => search.get(name) ?? '', change }
}
