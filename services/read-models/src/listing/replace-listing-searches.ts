import type pg from 'pg'
import { wordDeltas } from '../vocabulary/word-deltas.ts'
import { addWordDeltas } from '../vocabulary/vocabulary.store.ts'
import { readShelvedListings, removeListingSearches, upsertListingSearches } from './listing-search.store.ts'
import type { ShelvedListing } from './listing-search.store.ts'
import { clearShelves, fillShelves } from './listing-shelf.store.ts'
import type { ListingView } from './listing-view.ts'

/**
 * Brings the search rows, shelves and words of these listings from what they were to what `views` says; a listing
 * that has no view, or is not listed, is found nowhere. Writes only what differs, and answers the ids of that.
 */
export async function replaceListingSearches(
  client: pg.PoolClient,
  ids: readonly number[],
  views: readonly ListingView[],
): Promise<readonly number[]> {
  const before = await readShelvedListings(client, ids)
  const rows = views.flatMap(({ id, search }) => (search === null ? [] : [{ id, ...search }]))
  const after = new Map<number, ShelvedListing>(rows.map((row) => [row.id, row]))

  const leaving = movedBetween(before, after)
  if (leaving.length > 0) await clearShelves(client, leaving)
  const lost = [...before.keys()].filter((id) => !after.has(id))
  if (lost.length > 0) await removeListingSearches(client, lost)
  const upserted = rows.length > 0 ? await upsertListingSearches(client, rows) : []
  const arriving = movedBetween(after, before)
  if (arriving.length > 0) await fillShelves(client, arriving)

  const deltas = wordDeltas(before.values(), after.values())
  if (deltas.size > 0) await addWordDeltas(client, deltas)
  return [...lost, ...upserted]
}

type Shelved = ReadonlyMap<number, ShelvedListing>

/** Ids of those in `listings` that stand elsewhere in `others`, or nowhere. */
function movedBetween(listings: Shelved, others: Shelved): number[] {
  return [...listings.values()].filter((listing) => !standsAlike(listing, others.get(listing.id))).map(({ id }) => id)
}

function standsAlike(a: ShelvedListing, b: ShelvedListing | undefined): boolean {
  return (
    b !== undefined &&
    a.priceSortCentavos === b.priceSortCentavos &&
    a.priceMaxCentavos === b.priceMaxCentavos &&
    a.shelves.join() === b.shelves.join()
  )
}
