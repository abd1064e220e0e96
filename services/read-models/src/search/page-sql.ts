import { POSITION_COLUMNS } from './position-columns.ts'

/**
 * A statement for the `PageRow`s of the listings that `rows` finds (its columns are `id`, `price_sort` and `more`): with
 * their ready cards, because asking for these afterwards would cost as much again.
 */
export function pageSql(rows: string, orderBy: string, more: readonly string[] = []): string {
  const columns = [POSITION_COLUMNS, 'card', 'rev::float8', 'listed', ...more].join(', ')
  return `select ${columns} from (${rows}) page join listing_view using (id) order by ${orderBy}`
}
