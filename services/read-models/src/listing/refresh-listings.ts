import { lockReferences } from '../projection/lock-references.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Refresh } from '../projection/refresh.ts'
import { readListingSources } from './listing-sources.store.ts'
import { markForIndexes, removeListingViews, upsertListingViews } from './listing-view.store.ts'
import { replaceListingSearches } from './listing-search.store.ts'
import { toListingView } from './to-listing-view.ts'

/** Makes the views of these listings from everything that is known now, and hides those that have none. */
export const refreshListings: Refresh = async (client, ids, now) => {
  await lockReferences(client, 'listing', ids)
  const sources = await readListingSources(client, ids, manilaDate(now))
  const views = sources.map(toListingView).filter((view) => view !== undefined)
  const shown = new Set(views.map(({ id }) => id))
  const hidden = ids.filter((id) => !shown.has(id))
  const changed = views.length > 0 ? await upsertListingViews(client, views) : []
  const removed = hidden.length > 0 ? await removeListingViews(client, hidden) : []
  await replaceListingSearches(client, ids, views)
  // Hidden ones even if there was no view: a rebuilt schema never had one of what an index may still have.
  const marked = [...changed.map(({ id }) => id), ...hidden]
  if (marked.length > 0) await markForIndexes(client, marked)
  return [...changed, ...removed].map(({ slug }) => slug)
}
