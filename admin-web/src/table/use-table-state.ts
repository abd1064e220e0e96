import { useCallback, useMemo, useState } from 'react'
import { readTableAddress, type TableAddress } from './read-table-address.ts'
import type { TableAddressState } from './use-table-address.ts'

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
