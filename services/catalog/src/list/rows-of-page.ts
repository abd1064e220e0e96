import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'

/** LIMIT and OFFSET of a page. */
export function rowsOfPage({ page, page_size: size }: StaffListQuery): {
  readonly limit: number
  readonly offset: number
} {
  return { limit: size, offset: (page - 1) * size }
}
