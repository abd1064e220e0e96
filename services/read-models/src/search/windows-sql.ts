import { filterToken } from './filter-token.ts'
import { lexeme } from './lexeme.ts'
import type { PriceWindows } from './price-windows.ts'
import type { SqlValues } from './sql-values.ts'

/** A listing has one of these tokens. */
export type Windows = Pick<PriceWindows, 'tokens' | 'cut'>

/** The `tsquery` that asks for these windows. */
export function windowsSql({ tokens, cut }: Windows, values: SqlValues): string {
  const query = (asked: readonly string[]) => values.add(asked.map(lexeme).join('|'), 'tsquery')
  if (cut === undefined) return query(tokens)
  const { shelf, untilCentavos, descending } = cut
  const isPassed = `price_sort ${descending ? '>=' : '<'} ${values.add(untilCentavos, 'bigint')}`
  const passed = `select from listing_shelf where shelf = ${values.add(shelf, 'smallint')} and ${isPassed}`
  const all = [...tokens, filterToken.shelf(shelf)]
  return `(select case when exists (${passed}) then ${query(all)} else ${query(tokens)} end)`
}
