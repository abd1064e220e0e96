import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import type { ListingChanges } from '../listing-change/listing-changes.ts'
import { askInTime } from './ask-in-time.ts'
import type { AskedListings } from './asked-listings.ts'
import { changedRowsStatement } from './changed-rows-statement.ts'
import type { ChangedRow } from './changed-rows-statement.ts'
import type { MatchedListings } from './matched-listings.ts'
import { matchedPage } from './matched-page.ts'
import type { PageRequest } from './page-request.ts'

interface Told {
  readonly asked: AskedListings
  readonly request: PageRequest
  readonly kept: Pick<MatchedListings, 'page' | 'position' | 'noteOutdated'>
  /** Of what is kept. */
  readonly page: readonly ListingPosition[]
}

/** A page of what is kept, as it is now; undefined where too much has changed. */
export async function pageUpToNow(
  pool: Queryable,
  changes: ListingChanges,
  { asked, request, kept, page }: Told,
): Promise<readonly ListingPosition[] | undefined> {
  await changes.catchUp()
  const ids = changes.since(kept.position)
  if (ids === undefined) {
    kept.noteOutdated()
    return undefined
  }
  if (ids.length === 0) return page
  const rows = await askInTime<ChangedRow>(pool, changedRowsStatement(asked.terms, request, ids))
  return matchedPage(kept, { ids, rows }, request)
}
