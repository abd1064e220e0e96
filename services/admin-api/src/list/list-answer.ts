import { queryText } from '@tahanan/contracts/endpoint/endpoint-address.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import type { ListPage } from '@tahanan/catalog/list/page-of-matches.ts'

interface ListAnswer<Item> extends ListPage<Item> {
  readonly next: string | null
  readonly previous: string | null
}

/**
 * The envelope of a staff list: the page with the addresses of its neighbours on this host, which keep `filters`, those
 * left out that say nothing.
 */
export function listAnswer<Item>(
  path: string,
  query: StaffListQuery,
  { count, results }: ListPage<Item>,
  filters: Readonly<Record<string, string | number | null | undefined>> = {},
): ListAnswer<Item> {
  const { q, page, page_size: size } = query
  const addressOf = (at: number) => `/api${path}?${queryText({ q, ...filters, page: at, page_size: size })}`
  const lastPage = Math.max(1, Math.ceil(count / size))
  return {
    count,
    next: page < lastPage ? addressOf(page + 1) : null,
    previous: page > 1 ? addressOf(Math.min(page - 1, lastPage)) : null,
    results,
  }
}
