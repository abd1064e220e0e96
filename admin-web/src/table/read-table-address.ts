import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'

/** What a table shows, as its address says it: `?q=casa&page=2&page_size=25`. */
export interface TableAddress {
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
