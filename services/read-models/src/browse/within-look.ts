import type { ListingWalk } from '../search/listing-walks.ts'
import type { SqlValues } from '../search/sql-values.ts'
import type { PriceLook } from './priced-rows.ts'

/**
 * What every shelf is asked for in a look, those included whose prices are not: where one ends, what the others have behind
 * that is not the next of the list.
 */
export function withinLook(look: PriceLook, walk: ListingWalk, values: SqlValues): readonly string[] {
  if (look.kind === 'all' || look.lastId === undefined) return []
  return [`id ${walk.descending ? '>=' : '<='} ${values.add(look.lastId, 'integer')}`]
}
