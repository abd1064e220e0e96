/**
 * A statement for the `PageRow`s of the listings that `rows` finds (its columns are `id`, `price_sort` and `more`): with
 * their ready cards, because asking for these afterwards would cost as much again. Columns come as they are: a conversion
 * of each number of each row is a twentieth of the whole.
 */
export function pageSql(rows: string, orderBy: string, more: readonly string[] = []): string {
  const columns = ['id', 'price_sort', 'card', 'rev', 'listed', ...more].join(', ')
  return `select ${columns} from (${rows}) page join listing_view using (id) order by ${orderBy}`
}
