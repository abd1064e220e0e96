import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import type { ListPage } from '@tahanan/catalog/list/page-of-matches.ts'

interface ListAnswer<Item> extends ListPage<Item> {
  readonly next: string | null
  readonly previous: string | null
}

/** The envelope of a staff list: the page with the addresses of its neighbours on this host, which keep `filters`. */
export function listAnswer<Item>(
  path: string,
  query: StaffListQuery,
  { count, results }: ListPage<Item>,
  filters: Readonly<Record<string, string>> = {},
): ListAnswer<Item> {
  const { q, page, page_size: size } = query
  const kept = { ...(q === '' ? {} : { q }), ...filters }
  const lastPage = Math.max(1, Math.ceil(count / size))
  return {
    count,
    next: page < lastPage ? addressOf(path, kept, page + 1, size) : null,
    previous: page > 1 ? addressOf(path, kept, Math.min(page - 1, lastPage), size) : null,
    results,
  }
}

function addressOf(path: string, kept: Readonly<Record<string, string>>, page: number, size: number): string {
  return `/api${path}?${new URLSearchParams({ ...kept, page: String(page), page_size: String(size) }).toString()}`
}
