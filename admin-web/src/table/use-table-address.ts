import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readTableAddress, type TableAddress } from './read-table-address.ts'

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
