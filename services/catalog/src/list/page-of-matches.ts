import type { ListPage } from './list-page.ts'

/** What a `matchesSql` statement answers as a page: where it shows nothing, one row still says how many there are. */
export function pageOfMatches<Row extends { readonly id: number; readonly matches: number }>(
  rows: readonly Row[],
): ListPage<Omit<Row, 'matches'>> {
  return {
    count: rows[0]?.matches ?? 0,
    results: rows.filter(({ id }) => id !== null).map(({ matches: _matches, ...found }) => found),
  }
}
