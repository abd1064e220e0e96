import { queryText } from '@tahanan/contracts/endpoint/endpoint-address.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import type { ListPage } from '@tahanan/catalog/list/page-of-matches.ts'

/** A page with the addresses of its neighbours. */
export type ListAnswer<Page> = Page & {
  readonly next: string | null
  readonly previous: string | null
}

/**
 * The envelope of a staff list: the page with the addresses of its neighbours on this host, which keep `filters`, those
 * left out that say nothing.
 */
export function listAnswer<Page extends ListPage<unknown>>(
  path: string,
  query: StaffListQuery,
  list: Page,
  filters: Readonly<Record<string, string | number | null | undefined>> = {},
): ListAnswer<Page> {
  const { q, page, page_size: size } = query
  const addressOf = (at: number) => `/api${path}?${queryText({ q, ...filters, page: at, page_size: size })}`
  const lastPage = Math.max(1, Math.ceil(list.count / size))
  return {
    ...list,
    next: page < lastPage ? addressOf(page + 1) : null,
    previous: page > 1 ? addressOf(Math.min(page - 1, lastPage)) : null,
  }
}
